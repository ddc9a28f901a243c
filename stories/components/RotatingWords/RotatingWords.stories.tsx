import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotatingWords, RotatingWordsPause, RotatingWordsStage } from '@uno/ui/RotatingWords';
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

/** Five words take turns in one pane; the squeegee wipes each away and leaves the next. */
export const Default: Story = {};

/** What the keys do, row by row. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
