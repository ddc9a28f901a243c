import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverageArea, CoverageTiles, CoverageGrid } from '@uno/ui/CoverageGrid';
import { Section, SectionTitle } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { CoverageWindow } from '@uno/ui/house/CoverageWindow';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './CoverageGrid.keyboard.ts';
import { words } from './words.ts';

interface Areas {
  /** How many of the nineteen with full coverage. */
  full: number;
  /** How many of the five with service available. */
  available: number;
  /** A list in columns, or tiles. */
  layout?: 'columns' | 'tiles';
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Rows({ full, available, house }: Areas) {
  const t = useWords(words);
  const areas = [
    ...t.full.slice(0, full).map((name) => ({ name, coverage: 'full' as const })),
    ...t.available.slice(0, available).map((name) => ({ name, coverage: 'available' as const })),
  ];
  return areas.map(({ name, coverage }) => (
    <CoverageArea key={name} featured={coverage === 'full'} mark={house ? <CoverageWindow full={coverage === 'full'} /> : undefined} badge={t.badges[coverage]}>
      {name}
    </CoverageArea>
  ));
}

function Areas(areas: Areas) {
  const { name } = useWords(words);
  const Frame = areas.layout === 'tiles' ? CoverageTiles : CoverageGrid;
  return (
    <Frame aria-label={name}>
      <Rows {...areas} />
    </Frame>
  );
}

const meta = {
  title: 'Marketing/CoverageGrid',
  component: Areas,
  subcomponents: { CoverageGrid, CoverageTiles, CoverageArea },
  args: { full: 19, available: 5, layout: 'columns', house: true },
  argTypes: { layout: { control: 'inline-radio', options: ['columns', 'tiles'] }, full: { control: { type: 'range', min: 0, max: 19 } }, available: { control: { type: 'range', min: 0, max: 5 } } },
} satisfies Meta<typeof Areas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nineteen areas with full coverage, which are featured, and five with service available, with Uno’s windows as marks. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const region = within(canvasElement).getByRole('region', { name: t.name });
    const areas = within(region).getAllByRole('listitem');
    await expect(areas).toHaveLength(24);
    // The badge is read with the name; it is text, not colour.
    await expect(areas.at(0)).toHaveTextContent(`${t.full[0]} ${t.badges.full}`);
    await expect(areas.at(-1)).toHaveTextContent(`${t.available.at(-1)} ${t.badges.available}`);
  }),
};

/** Without marks. */
export const Plain: Story = { args: { house: false } };

/** Tiles without marks. */
export const PlainTiles: Story = { args: { layout: 'tiles', house: false } };

/** Runs every row of the keyboard table: the arrow keys scroll. */
export const Keyboard: Story = {
  tags: ['test-only'],
  decorators: [inWidth('20rem')],
  play: proves(keyboard),
};

/** One column in a narrow place: the list scrolls in its frame. */
export const Scrolling: Story = { decorators: [inWidth('20rem')] };

/** Where all areas are in sight there is nothing to scroll, and the frame is not a tab stop. */
export const NothingToScroll: Story = {
  tags: ['test-only'],
  args: { full: 3, available: 1 },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region');
    await waitFor(() => expect(frame).not.toHaveAttribute('tabindex'));
    await userEvent.tab();
    await expect(frame).not.toHaveFocus();
  },
};

/** The windows of a building, read along each storey. */
export const Tiles: Story = { args: { layout: 'tiles' } };

export const TilesOnDesktops: Story = {
  ...Tiles,
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex');
    const windows = canvas.getAllByRole('listitem').map((area) => area.getBoundingClientRect());
    await expect(windows).toHaveLength(24);
    // Six to a storey, without a gap: four heights, and all windows are as wide.
    await expect(new Set(windows.map(({ top }) => Math.round(top))).size).toBe(4);
    await expect(Math.max(...windows.map(({ width }) => width)) - Math.min(...windows.map(({ width }) => width))).toBeLessThan(1);
  },
};

/** Named by the heading of its section. */
export const InSection: Story = {
  render: (args) => <Titled {...args} />,
  play: inTests(async ({ canvas, globals }) => {
    const { title } = wordsIn(words, globals);
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  }),
};

/** Beside a name that takes two lines, the rows of every column stay level. */
export const LevelRows: Story = {
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 66rem)' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w1280' }, locale: 'fr-CA' },
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const long = canvas.getByText('Rosemont–La Petite-Patrie');
    await expect(long.getClientRects().length > 1 || long.getBoundingClientRect().height > 40, 'it takes two lines').toBe(true);
    const tops = canvas.getAllByRole('listitem').map((area) => Math.round(area.getBoundingClientRect().top));
    // Three columns of eight: eight heights in all.
    await expect(tops).toHaveLength(t.full.length + t.available.length);
    await expect(new Set(tops).size).toBe(8);
  },
};

function Titled(areas: Areas) {
  const { title } = useWords(words);
  return (
    <Section surface="subtle">
      <Stack>
        <SectionTitle id="areas">{title}</SectionTitle>
        <CoverageGrid aria-labelledby="areas">
          <Rows {...areas} />
        </CoverageGrid>
      </Stack>
    </Section>
  );
}
