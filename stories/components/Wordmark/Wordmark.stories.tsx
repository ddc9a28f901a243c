import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { onSurface } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';

const meta = {
  title: 'Navigation/Wordmark',
  component: Wordmark,
  subcomponents: { UnoMark },
  args: { name: business.name, mark: <UnoMark /> },
  argTypes: { mark: { control: false } },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is a window of four panes, one of them lit. */
export const Default: Story = {
  play: inTests(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(business.name)).toBeVisible();
    // The mark has no accessible name of its own.
    await expect(canvas.queryByRole('img')).toBeNull();
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBeGreaterThan(0);
    await expect(width).toBe(height);
  }),
};

/** On the dark ground the frame is light, and the panes that aren’t lit are dark. */
export const OnDark: Story = { render: onSurface('dark', Wordmark) };
