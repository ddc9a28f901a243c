import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultCount } from '@uno/ui/ResultCount';
import { expect, userEvent } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { Searching } from './Announced.example.tsx';

const words = {
  'en-CA': {
    some: '3\u00a0articles of 12',
    one: '1 article of 12',
    none: 'No articles found matching your criteria.',
    page: 'Articles 1–9 of 48',
    search: 'Search',
  },
  'fr-CA': {
    some: '3\u00a0articles sur 12',
    one: '1 article sur 12',
    none: 'Aucun article ne correspond à vos critères.',
    page: 'Articles 1 à 9 sur 48',
    search: 'Rechercher',
  },
};

const meta = {
  title: 'Blog/ResultCount',
  component: ResultCount,
  args: { count: 3, total: 12 },
  argTypes: { children: { control: false } },
  render: inWords(words, (t, args) => <ResultCount {...args}>{t.some}</ResultCount>),
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many windows are lit as articles are found. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status').textContent).toBe(wordsIn(words, globals).some);
  }),
};

/** Nothing is found: the storey is dark, and the words say so. */
export const NoResults: Story = {
  args: { count: 0 },
  render: inWords(words, (t, args) => <ResultCount {...args}>{t.none}</ResultCount>),
};

/** Past 24 there are only the words. */
export const Many: Story = {
  args: { count: 9, total: 48 },
  render: inWords(words, (t, args) => <ResultCount {...args}>{t.page}</ResultCount>),
  play: inTests(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  }),
};

/** The region exists before its words, so they are announced. */
export const Announced: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { search, one } = useWords(words);
    return <Searching words={{ search, one }} />;
  },
  play: inTests(async ({ canvas, globals }) => {
    const before = canvas.getByRole('status');
    await expect(before).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(before);
    await expect(before).toHaveTextContent(wordsIn(words, globals).one);
  }),
};
