import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { unoGlobals } from '../../.storybook/uno-globals.ts';
import { inTests } from '../inTests.ts';
import { numberIn } from './numberIn.ts';
import { Faces, Sizes } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Sizes,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Sizes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale, with the same sentence in both languages. Each size grows evenly from a window of 360 px to one of 1,280 px. */
export const Scale: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const rem = (value: number) => numberIn(unoGlobals(globals).locale, value);
    const row = within(canvas.getByRole('row', { name: /vars\.size\.body/ }));
    for (const words of ['--uno-size-body', `${rem(1.0625)} rem, 17 px`, `${rem(1.125)} rem, 18 px`]) await expect(row.getByText(words)).toBeInTheDocument();
  }),
};

/** The two faces, the letters of both languages, and the numbers behind them. */
export const TwoFaces: Story = { render: () => <Faces /> };
