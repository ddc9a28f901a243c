import type { Meta, StoryObj } from '@storybook/react-vite';
import PostConstructionPage from '../../site/src/pages/postConstruction/Page.tsx';
import { dictionary as en } from '../../site/src/pages/postConstruction/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/postConstruction/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function PostConstruction() {
  return (
    <Site path="/services/post-construction" dictionary={useWords(dictionaries)}>
      <PostConstructionPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/PostConstruction',
  component: PostConstruction,
  ...wholePage,
} satisfies Meta<typeof PostConstruction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cleaning after construction: one room at three moments. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
