import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unoGlobals } from '../../.storybook/uno-globals.ts';
import { inTests } from '../inTests.ts';
import { wordsIn } from '../locale.ts';
import { numberIn } from './numberIn.ts';
import { Breakpoints, Grid, SpaceScale } from './SpaceAndGrid.tsx';
import { spaceWords } from './spaceWords.ts';

const meta = {
  title: 'Foundations/Space and grid',
  component: SpaceScale,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpaceScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale of distances and the fixed measures. */
export const Space: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const row = within(canvas.getByRole('row', { name: /vars\.space\.x5/ }));
    for (const words of ['--uno-space-x5', `${numberIn(unoGlobals(globals).locale, 1.5)} rem`, '24 px']) await expect(row.getByText(words)).toBeInTheDocument();
  }),
};

/**
 * Twelve columns of one width, 1 rem apart, between the margins of the page: a twentieth of the window, at least 1 rem and
 * at most 5. The page is never wider than `vars.layout.page`.
 */
export const Columns: Story = { render: () => <Grid /> };

/**
 * Shared breakpoints are `from` of `@uno/tokens/layout`, in rem, so that they follow the reader’s font size. A component
 * whose content needs another width writes its own, or asks the width of its own box (`@container`).
 */
export const AllBreakpoints: Story = {
  name: 'Breakpoints',
  render: () => <Breakpoints />,
  play: inTests(async ({ canvas, globals }) => {
    const { desktop } = wordsIn(spaceWords, globals).breakpointNames;
    const row = within(canvas.getByRole('row', { name: new RegExp(`^${desktop}`) }));
    for (const words of ['64 rem', '1024 px', /Hero/]) await expect(row.getByText(words)).toBeInTheDocument();
  }),
};
