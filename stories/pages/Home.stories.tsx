import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import HomePage from '../../site/src/pages/home/Page.tsx';
import { dictionary as en } from '../../site/src/pages/home/strings.en.ts';
import { dictionary as fr } from '../../site/src/pages/home/strings.fr.ts';
import { pickerNeedsScript } from '../components/ThemePicker/withoutScript.ts';
import { useWords } from '../language.ts';
import { navigationIsHere, Site } from './Site.tsx';

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
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [pickerNeedsScript] } },
  loaders: [navigationIsHere],
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page, put together from the package and the site’s content. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
