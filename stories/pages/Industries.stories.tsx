import type { Meta, StoryObj } from '@storybook/react-vite';
import IndustriesPage from '../../site/src/pages/industries/Page.tsx';
import { dictionary as en } from '../../site/src/pages/industries/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/industries/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Industries() {
  return (
    <Site path="/industries" dictionary={useWords(dictionaries)}>
      <IndustriesPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Industries',
  component: Industries,
  ...wholePage,
} satisfies Meta<typeof Industries>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The street of six buildings, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
