import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { common as commonEn } from '../../site/content/en/common.ts';
import { hero as heroEn } from '../../site/content/en/hero.ts';
import { home as homeEn } from '../../site/content/en/home.ts';
import { services as servicesEn } from '../../site/content/en/services.ts';
import { common as commonFr } from '../../site/content/fr/common.ts';
import { hero as heroFr } from '../../site/content/fr/hero.ts';
import { home as homeFr } from '../../site/content/fr/home.ts';
import { services as servicesFr } from '../../site/content/fr/services.ts';
import { useLocale, useT } from '../../site/src/i18n/TranslationProvider.tsx';
import HomePage from '../../site/src/pages/home/Page.tsx';
import { pickerNeedsScript } from '../components/ThemePicker/withoutScript.ts';
import { useWords } from '../language.ts';
import { navigationIsHere, Site } from './Site.tsx';

const dictionaries = {
  'en-CA': { ...homeEn, ...heroEn, ...servicesEn, ...commonEn },
  'fr-CA': { ...homeFr, ...heroFr, ...servicesFr, ...commonFr },
};

function Content() {
  return <HomePage locale={useLocale()} t={useT()} />;
}

function Home() {
  return (
    <Site path="/" dictionary={useWords(dictionaries)}>
      <Content />
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
