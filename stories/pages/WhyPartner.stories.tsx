import type { Meta, StoryObj } from '@storybook/react-vite';
import WhyPartnerPage from '../../site/src/pages/whyPartner/Page.tsx';
import { dictionary as en } from '../../site/src/pages/whyPartner/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/whyPartner/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function WhyPartner() {
  return (
    <Site path="/why-partner" dictionary={useWords(dictionaries)}>
      <WhyPartnerPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Why partner',
  component: WhyPartner,
  ...wholePage,
} satisfies Meta<typeof WhyPartner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that compares in-house and subcontracted cleaning, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
