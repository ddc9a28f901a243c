import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../locale.ts';
import { Sweeps } from './Motion.tsx';
import { motionWords } from './motionWords.ts';

const meta = {
  title: 'Foundations/Motion',
  component: Sweeps,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Sweeps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press *Play* to see a pane swept in each duration. Under reduced motion the pane is clear at once. */
export const Durations: Story = {};

/** Each press plays the sweep once, in its duration; nothing moves before a press. */
export const Played: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsIn(motionWords, globals);
    const running = () => canvasElement.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);
    await expect(running()).toHaveLength(0);
    for (const [name, milliseconds] of [['quick', 150], ['sweep', 450], ['word', 2000]] as const) {
      const button = canvas.getByRole('button', { name: `${t.play} ${name}` });
      for (const _ of ['first', 'again']) {
        await userEvent.click(button);
        const played = running().filter(({ effect }) => effect?.getTiming().duration === milliseconds);
        await expect(played).toHaveLength(1);
        for (const animation of played) animation.finish();
      }
    }
  },
};
