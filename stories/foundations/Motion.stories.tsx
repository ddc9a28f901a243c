import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sweeps } from './Motion.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: Sweeps,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Sweeps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press a pane, or point at it. */
export const Durations: Story = { tags: ['!test'] };

export const DurationsTest: Story = {
  ...Durations,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    if (first === undefined) throw new Error('There is no pane to press.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};
