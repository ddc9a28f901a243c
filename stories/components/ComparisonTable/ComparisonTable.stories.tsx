import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparisonTable, ComparisonTableCell, ComparisonTableColumn, ComparisonTableRow } from '@uno/ui/ComparisonTable';
import { Section } from '@uno/ui/Section';
import { expect, within } from 'storybook/test';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

interface Comparison {
  /** Whose panes are clear. */
  featured: 'first' | 'second' | 'neither';
  /** Whether each name says what it means. */
  notes: boolean;
}

const places = ['first', 'second'] as const;

function Comparison({ featured, notes }: Comparison) {
  const { caption, columns, rows } = useWords(words);
  return (
    <ComparisonTable
      caption={caption}
      columns={columns.map(([name, note], at) => (
        <ComparisonTableColumn key={name} featured={places[at] === featured} note={notes ? note : undefined}>
          {name}
        </ComparisonTableColumn>
      ))}
    >
      {rows.map(([heading, first, second]) => (
        <ComparisonTableRow key={heading} heading={heading}>
          <ComparisonTableCell>{first}</ComparisonTableCell>
          <ComparisonTableCell>{second}</ComparisonTableCell>
        </ComparisonTableRow>
      ))}
    </ComparisonTable>
  );
}

const meta = {
  title: 'Marketing/ComparisonTable',
  component: Comparison,
  subcomponents: { ComparisonTable, ComparisonTableColumn, ComparisonTableRow, ComparisonTableCell },
  args: { featured: 'second', notes: true },
  argTypes: { featured: { control: 'inline-radio', options: [...places, 'neither'] } },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways to keep a floor; the second is the one that is proposed. */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test-only'],
  play: async ({ canvasElement, globals }) => {
    const { caption, columns, rows } = wordsIn(words, globals);
    const table = within(canvasElement).getByRole<HTMLTableElement>('table');
    await expect(table.caption?.textContent).toBe(caption);
    const [head, ...groups] = [table.tHead, ...table.tBodies];
    // Each of the two is named once, as a header of its column.
    await expect(Array.from(head?.querySelectorAll('th[scope=col]') ?? [], ({ textContent }) => textContent)).toEqual(columns.map((column) => column.join(' ')));
    // Each point is a group of rows that its name is the header of, with a cell under each column.
    await expect(groups.map((group) => group?.querySelector('th[scope=rowgroup]')?.textContent)).toEqual(rows.map(([heading]) => heading));
    for (const group of groups) await expect(group?.querySelectorAll('td')).toHaveLength(columns.length);
  },
};

/** Neither is proposed: both have dull panes. */
export const Even: Story = { args: { featured: 'neither' } };

/** The names alone. */
export const WithoutNotes: Story = { args: { notes: false } };

/** On the deeper ground. */
export const OnDeep: Story = {
  render: (args) => (
    <Section ground="deep">
      <Comparison {...args} />
    </Section>
  ),
};

/** On glass: the frame holds it together. */
export const OnGlass: Story = {
  render: (args) => (
    <Section ground="glass">
      <Comparison {...args} />
    </Section>
  ),
};

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
