import type { Meta, StoryObj } from '@storybook/react-vite';
import AboutPage from '../../site/src/pages/about/Page.tsx';
import { dictionary as en } from '../../site/src/pages/about/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/about/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function About() {
  return (
    <Site path="/about" dictionary={useWords(dictionaries)}>
      <AboutPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/About',
  component: About,
  ...wholePage,
} satisfies Meta<typeof About>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page about Uno, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
