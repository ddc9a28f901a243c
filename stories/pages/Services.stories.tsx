import type { Meta, StoryObj } from '@storybook/react-vite';
import ServicesPage from '../../site/src/pages/services/Page.tsx';
import { dictionary as en } from '../../site/src/pages/services/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/services/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Services() {
  return (
    <Site path="/services" dictionary={useWords(dictionaries)}>
      <ServicesPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Services',
  component: Services,
  ...wholePage,
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The services overview, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
