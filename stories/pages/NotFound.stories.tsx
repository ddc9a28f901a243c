import type { Meta, StoryObj } from '@storybook/react-vite';
import NotFoundPage from '../../site/src/pages/notFound/Page.tsx';
import { dictionary as en } from '../../site/src/pages/notFound/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/notFound/strings.fr.ts';
import { useWords } from '../language.ts';
import { Site } from './Site.tsx';
import { hasItsParts, wholePage } from './wholePage.ts';

const dictionaries = { 'en-CA': en, 'fr-CA': fr };

function NotFound() {
  return (
    <Site path="/404" dictionary={useWords(dictionaries)}>
      <NotFoundPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/NotFound',
  component: NotFound,
  ...wholePage,
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that isn’t there: a window with one pane missing, and four ways on. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = { ...Default, tags: ['test-only'], play: hasItsParts };
