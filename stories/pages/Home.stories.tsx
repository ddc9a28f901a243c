import type { Meta, StoryObj } from '@storybook/react-vite';
import HomePage from '../../site/src/pages/home/Page.tsx';
import { dictionary as en } from '../../site/src/pages/home/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/home/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function Home() {
  return (
    <Site path="/" dictionary={useWords(dictionaries)}>
      <HomePage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Home',
  component: Home,
  ...wholePage,
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
