import type { Meta, StoryObj } from '@storybook/react-vite';
import BuildingPage from '../../site/src/pages/building/Page.tsx';
import { dictionary as en } from '../../site/src/pages/building/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/building/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Building() {
  return (
    <Site path="/services/building-cleaning" dictionary={useWords(dictionaries)}>
      <BuildingPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Building',
  component: Building,
  ...wholePage,
} satisfies Meta<typeof Building>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Common areas of buildings: one entrance in the twelve months of a year. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
