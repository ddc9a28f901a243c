import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import type { Words } from './guide.ts';
import type { KeyName } from './keyNames.ts';
import { press } from './press.ts';

/** The arguments of a row's `prove`: the play function's context, and the keys. */
export type ProofContext = Omit<StoryContext<ReactRenderer>, 'context' | 'canvasElement'> & {
  /** The element into which the story is rendered. */
  canvasElement: HTMLElement;
  /** Presses keys one after the other where the focus is: `press('Tab')`, `press('Shift+Tab')`, `press('4', '2')`. */
  press: typeof press;
};

/**
 * One line of a component's keyboard behaviour. The documentation shows it (`KeyboardTable`), and the component's story
 * *Keyboard* runs it as a test (`proves`).
 */
export interface KeyboardRow {
  /** The key by its English name: “Tab”, “Shift + Tab”, “Arrow Up”. A French page shows its name in `frenchKeyNames`. */
  key: KeyName;
  /** Where the focus is, and in which state: “On the closed button”. */
  given: Words;
  /** What happens, as a person perceives it. */
  result: Words;
  /** Creates the given state, presses the keys, and asserts the result. Before it the story is mounted anew, with the focus in front of it. */
  prove: (context: ProofContext) => Promise<void>;
}

/** Puts the focus in front of the story, so that the next Tab enters it, whatever an earlier row did. */
function beginBefore(story: HTMLElement): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  story.before(start);
  start.focus();
  start.remove();
}

/**
 * The play function that runs the rows of a keyboard table, each on a newly mounted story. Its steps are named in English.
 *
 * @example export const Keyboard: Story = { play: proves(keyboard) };
 */
export const proves =
  (rows: readonly KeyboardRow[]) =>
  async ({ mount, step, ...context }: StoryContext<ReactRenderer>): Promise<void> => {
    for (const { key, result: [result], prove } of rows) {
      await mount();
      beginBefore(context.canvasElement);
      await step(`${key}: ${result}`, () => prove({ ...context, mount, step, press }));
    }
  };
