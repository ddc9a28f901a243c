import type { Meta, StoryObj } from '@storybook/react-vite';
import OfficePage from '../../site/src/pages/office/Page.tsx';
import { dictionary as en } from '../../site/src/pages/office/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/office/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Office() {
  return (
    <Site path="/services/office-cleaning" dictionary={useWords(dictionaries)}>
      <OfficePage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Office',
  component: Office,
  ...wholePage,
} satisfies Meta<typeof Office>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Office cleaning, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
