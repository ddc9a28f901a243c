import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClusterList } from '@uno/ui/Cluster';
import { TagChip, TagChipLink } from '@uno/ui/TagChip';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { tagNames } from '../BlogCard/articles.tsx';
import { keyboard } from './TagChip.keyboard.ts';

const meta = {
  title: 'Blog/TagChip',
  component: TagChip,
  subcomponents: { TagChipLink },
  argTypes: { children: { control: false } },
  render: inWords(tagNames, (t, args) => <TagChip {...args}>{t.winter}</TagChip>),
} satisfies Meta<typeof TagChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tag without a link. */
export const Default: Story = {};

/** The tags under an article: each leads to its articles. */
export const Links: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const tags = useWords(tagNames);
    return (
      <ClusterList gap="x3">
        {(['winter', 'calcium', 'lobbies', 'floors', 'nights'] as const).map((tag) => (
          <li key={tag}>
            <TagChipLink href={`#${tag}`}>{tags[tag]}</TagChipLink>
          </li>
        ))}
      </ClusterList>
    );
  },
};

/** On the page of a tag that very tag is marked, by more than its colour. */
export const Current: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const tags = useWords(tagNames);
    return (
      <ClusterList gap="x3">
        {(['winter', 'calcium', 'lobbies'] as const).map((tag) => (
          <li key={tag}>
            <TagChipLink href={`#${tag}`} current={tag === 'winter'}>
              {tags[tag]}
            </TagChipLink>
          </li>
        ))}
        <li>
          <TagChip current>{tags.floors}</TagChip>
        </li>
      </ClusterList>
    );
  },
  play: inTests(async ({ canvas, globals }) => {
    const tags = wordsIn(tagNames, globals);
    await expect(canvas.getByRole('link', { name: tags.winter, current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: false })).toHaveLength(2);
    const looks = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    await expect(looks(tags.winter)).not.toBe(looks(tags.lobbies));
  }),
};

/** Every state, side by side. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const tags = useWords(tagNames);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {}, current: { current: true } }}
        render={(given, id) => (
          <TagChipLink id={id} href="#winter" {...given}>
            {tags.winter}
          </TagChipLink>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Links.render, tags: ['test-only'], play: proves(keyboard) };
