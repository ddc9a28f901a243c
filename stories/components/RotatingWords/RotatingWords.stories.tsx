import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotatingWords, RotatingWordsPause, RotatingWordsStage } from '@uno/ui/RotatingWords';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { RotatingHeading } from './RotatingHeading.tsx';
import { keyboard } from './RotatingWords.keyboard.ts';

const meta = {
  title: 'Marketing/RotatingWords',
  component: RotatingHeading,
  parameters: { controls: { disable: true } },
  subcomponents: { RotatingWords, RotatingWordsPause, RotatingWordsStage },
} satisfies Meta<typeof RotatingHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five words take turns in one frame; Uno’s squeegee wipes each away and leaves the next. */
export const Default: Story = {};

/** Without a mark: the sentence continues on the same line. */
export const Plain: Story = { args: { house: false } };

/** Paused while a word is being wiped, each letter stays legible: the film of water is behind it. */
export const PausedMidway: Story = {
  tags: ['test-only'],
  parameters: { modes: { exempt: [{ check: 'clipping', reason: 'Words that are not shown yet are cut by their closed panes: that is how they are hidden.', until: '2027-05-21' }] } },
  play: async ({ canvas, canvasElement }) => {
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.currentTime = 2200;
    await userEvent.click(canvas.getByRole('checkbox'));
    const film = canvasElement.querySelector('[class*=film]');
    // All of them have a transform: the later one is painted over the earlier.
    const words = canvasElement.querySelectorAll('[class*=held]');
    await expect(words.length).toBeGreaterThan(0);
    for (const word of words) await expect(film?.compareDocumentPosition(word)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
