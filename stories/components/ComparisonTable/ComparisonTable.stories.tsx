import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable } from '@uno/ui/ComparisonTable';
import { expect, within } from 'storybook/test';
import { onSurface } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

interface Comparison {
  /** Whose panes are tinted. */
  featured: 'first' | 'second' | 'neither';
  /** Whether each name says what it means. */
  notes: boolean;
}

function Comparison({ featured, notes }: Comparison) {
  const { caption, columns, rows } = useWords(words);
  const [[first, firstNote], [second, secondNote]] = columns;
  return (
    <ComparisonTable
      caption={caption}
      columns={[
        { id: 'first', name: first, note: notes ? firstNote : undefined, featured: featured === 'first' },
        { id: 'second', name: second, note: notes ? secondNote : undefined, featured: featured === 'second' },
      ]}
      rows={rows.map(([id, heading, ...cells]) => ({ id, heading, cells }))}
    />
  );
}

const meta = {
  title: 'Marketing/ComparisonTable',
  component: Comparison,
  subcomponents: { ComparisonTable },
  args: { featured: 'second', notes: true },
  argTypes: { featured: { control: 'inline-radio', options: ['first', 'second', 'neither'] } },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways to keep a floor; the second is the one that is proposed. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const { caption, columns, rows } = wordsIn(words, globals);
    const table = within(canvasElement).getByRole<HTMLTableElement>('table');
    await expect(table.caption?.textContent).toBe(caption);
    // Each of the two is named once, as a header of its column.
    const names = within(table).getAllByRole('columnheader');
    await expect(names.map(({ textContent }) => textContent)).toEqual(columns.map((column) => column.join(' ')));
    // Each point is a group of rows, and each cell names the point and the column that it belongs to.
    for (const [at, [, heading, ...cells]] of rows.entries()) {
      const group = table.tBodies[at];
      const name = group?.querySelector('th[scope=rowgroup]');
      await expect(name?.textContent).toBe(heading);
      const shown = [...(group?.querySelectorAll('td') ?? [])];
      await expect(shown.map(({ textContent }) => textContent)).toEqual(cells);
      await expect(shown.map(({ headers }) => headers)).toEqual(names.map(({ id }) => `${name?.id} ${id}`));
    }
  }),
};

/** Neither is proposed: both have clear panes. The names alone. */
export const Even: Story = { args: { featured: 'neither', notes: false } };

/** On the surface `subtle`. */
export const OnSubtle: Story = { render: onSurface('subtle', Comparison) };

/** On glass: the frame holds it together. */
export const OnTint: Story = { render: onSurface('tint', Comparison) };

/** Side by side on the narrowest phone, without scrolling sideways. */
export const OnPhones: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const [first, second] = table.querySelectorAll('td');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};
