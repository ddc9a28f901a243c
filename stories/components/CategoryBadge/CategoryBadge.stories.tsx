import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBadge, CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { ClusterList } from '@uno/ui/Cluster';
import { Section } from '@uno/ui/Section';
import { expect } from 'storybook/test';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { categoryNames } from '../BlogCard/articles.tsx';

const other = { 'en-CA': 'Team news', 'fr-CA': 'Vie d’équipe' };

const categories = ['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates', 'specialized'] as const;

const meta = {
  title: 'Blog/CategoryBadge',
  component: CategoryBadge,
  subcomponents: { CategoryBadgeLink },
  args: { category: 'cleaning-tips', children: undefined },
  argTypes: { category: { control: 'select', options: categories }, children: { control: false } },
  render: function Render({ category }) {
    const names: Readonly<Record<string, string | undefined>> = useWords(categoryNames);
    const neutral = useWords(other);
    return <CategoryBadge category={category}>{names[category] ?? neutral}</CategoryBadge>;
  },
} satisfies Meta<typeof CategoryBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plate with its window, its colour and its name. */
export const Default: Story = {};

function All() {
  const names = useWords(categoryNames);
  const neutral = useWords(other);
  return (
    <ClusterList gap="x3">
      {categories.map((category) => (
        <li key={category}>
          <CategoryBadge category={category}>{names[category]}</CategoryBadge>
        </li>
      ))}
      <li>
        <CategoryBadge category="team-news">{neutral}</CategoryBadge>
      </li>
    </ClusterList>
  );
}

/** Each has a colour and a window of its own; any other category has an empty window on paper. */
export const EveryCategory: Story = {
  tags: ['!test'],
  render: () => <All />,
};

export const EveryCategoryTest: Story = {
  ...EveryCategory,
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    // Never by colour alone: the words are there, and no two windows are alike.
    for (const name of [...Object.values(wordsIn(categoryNames, globals)), wordsIn(other, globals)]) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    const drawn = canvas.getAllByRole('listitem').map((item) => item.querySelector('path')?.getAttribute('d'));
    await expect(new Set(drawn).size).toBe(categories.length + 1);
  },
};

/** The same on glass. */
export const OnGlass: Story = {
  render: () => (
    <Section ground="glass">
      <All />
    </Section>
  ),
};

/** Leads to the category’s articles. */
export const AsLink: Story = {
  tags: ['!test'],
  render: function Render({ category }) {
    const names: Readonly<Record<string, string | undefined>> = useWords(categoryNames);
    return (
      <CategoryBadgeLink category={category} href="#cleaning-tips">
        {names[category]}
      </CategoryBadgeLink>
    );
  },
};

export const AsLinkTest: Story = {
  ...AsLink,
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: wordsIn(categoryNames, globals)['cleaning-tips'] })).toHaveAttribute('href', '#cleaning-tips');
  },
};
