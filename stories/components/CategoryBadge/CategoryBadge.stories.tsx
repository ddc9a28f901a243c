import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBadge, CategoryBadgeLink, tints } from '@uno/ui/CategoryBadge';
import { ClusterList } from '@uno/ui/Cluster';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import { expect } from 'storybook/test';
import { categories, type CategorySlug } from '../../../site/categories.ts';
import { onSurface } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { categoryNames } from '../BlogCard/articles.tsx';

const other = { 'en-CA': 'Team news', 'fr-CA': 'Vie d’équipe' };

const slugs = Object.keys(categoryNames['en-CA']).filter((slug): slug is CategorySlug => slug in categories);

const meta = {
  title: 'Blog/CategoryBadge',
  component: CategoryBadge,
  subcomponents: { CategoryBadgeLink },
  args: { tint: 1, children: undefined },
  argTypes: { tint: { control: 'select', options: tints }, mark: { control: false }, children: { control: false } },
  render: inWords(categoryNames, (t, { tint, mark = tint && <CategoryWindow tint={tint} /> }) => <CategoryBadge tint={tint} mark={mark}>{t['cleaning-tips']}</CategoryBadge>),
} satisfies Meta<typeof CategoryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its colour, its name, and one of Uno’s windows as its mark. */
export const Default: Story = {};

/** The name and its colour. */
export const Plain: Story = { args: { mark: null } };

function All() {
  const names = useWords(categoryNames);
  const neutral = useWords(other);
  return (
    <ClusterList gap="x3">
      {slugs.map((slug) => (
        <li key={slug}>
          <CategoryBadge tint={categories[slug]} mark={<CategoryWindow tint={categories[slug]} />}>
            {names[slug]}
          </CategoryBadge>
        </li>
      ))}
      <li>
        <CategoryBadge mark={<CategoryWindow />}>{neutral}</CategoryBadge>
      </li>
    </ClusterList>
  );
}

/** The site’s six: each has a colour and a window of Uno’s. Without a tint it has the colour of the page. */
export const EveryCategory: Story = {
  parameters: { controls: { disable: true } },
  render: () => <All />,
  play: inTests(async ({ canvas, globals }) => {
    // Never by colour alone: the words are there, and no two windows are alike.
    for (const name of [...Object.values(wordsIn(categoryNames, globals)), wordsIn(other, globals)]) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    const drawn = canvas.getAllByRole('listitem').map((item) => item.querySelector('path')?.getAttribute('d'));
    await expect(new Set(drawn).size).toBe(slugs.length + 1);
  }),
};

/** The same on glass. */
export const OnTint: Story = {
  parameters: { controls: { disable: true } },
  render: onSurface('tint', All),
};

/** Leads to the category’s articles. */
export const AsLink: Story = {
  render: function Render({ tint }) {
    return (
      <CategoryBadgeLink tint={tint} mark={tint && <CategoryWindow tint={tint} />} href="#cleaning-tips">
        {useWords(categoryNames)['cleaning-tips']}
      </CategoryBadgeLink>
    );
  },
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsIn(categoryNames, globals)['cleaning-tips'] })).toHaveAttribute('href', '#cleaning-tips');
  }),
};

/** Every state of the link, side by side. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(categoryNames, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {} }}
      render={(given, id) => (
        <CategoryBadgeLink id={id} tint={1} mark={<CategoryWindow tint={1} />} href="#cleaning-tips" {...given}>
          {t['cleaning-tips']}
        </CategoryBadgeLink>
      )}
    />
  )),
};
