import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onSurface } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { wordsIn } from '../../locale.ts';
import { dictionaries, RotatingHeading } from './RotatingHeading.tsx';

const meta = {
  title: 'Marketing/RotatingWords/Features',
  // Test-only: they look like the component's first story.
  tags: ['test-only'],
  component: RotatingHeading,
} satisfies Meta<typeof RotatingHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds between the moments at which two successive words are fully visible. */
const WORD = 2000;

/** Pauses every animation at a time, counted from the load. */
const holdAt = (element: Element, milliseconds: number): void => {
  for (const animation of element.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
};

const paneOf = (heading: Element): Element => {
  const pane = heading.querySelector('[aria-hidden="true"]');
  if (pane === null) throw new Error('There is no pane in the heading.');
  return pane;
};

/** The elements that hold one word each. */
const holders = (heading: Element): Element[] =>
  [...paneOf(heading).querySelectorAll('span')].filter((span) => span.childElementCount === 0 && span.textContent !== '');

/** The words that lie within the pane, whole. */
const shown = (heading: Element): string[] => {
  const pane = paneOf(heading).getBoundingClientRect();
  return holders(heading)
    .filter(({ parentElement }) => {
      const opening = parentElement?.getBoundingClientRect();
      return opening !== undefined && Math.abs(opening.left - pane.left) < 4 && Math.abs(opening.right - pane.right) < 4;
    })
    .map(({ textContent }) => textContent);
};

/** How wide the letters of an element are. */
const lettersOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
};

/** Every two seconds the next of the five, and after the fifth the first again. */
export const FiveWords: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const words = wordsIn(dictionaries, globals);
    const five = [words['hero.word.trusted'], words['hero.word.consistent'], words['hero.word.sustainable'], words['hero.word.reliable'], words['hero.word.professional']];
    const heading = within(canvasElement).getByRole('heading');
    const count = holders(heading).length;
    for (const [index, word] of [...five.slice(0, count), five[0]].entries()) {
      holdAt(canvasElement, index * WORD);
      await expect(shown(heading)).toEqual([word]);
    }
  }),
};

/** Two words take turns as five do. The squeegee is parked in the margin of the page. */
export const TwoWords: Story = { ...FiveWords, render: onSurface('page', RotatingHeading), args: { count: 2 } };

/** The pane has the width of the longest word at every moment: nothing shifts. */
export const SteadyWidth: Story = {
  play: inTests(async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    const longest = Math.max(...holders(heading).map(lettersOf));
    const sizes = [0, 1.6, 1.8, 3, 5.7, 9.9].map((seconds) => {
      holdAt(canvasElement, seconds * 1000);
      return [heading, paneOf(heading)].map((box) => box.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]).join(' ');
    });
    await expect(new Set(sizes).size).toBe(1);
    await expect(paneOf(heading).getBoundingClientRect().width).toBeGreaterThan(longest);
    await expect(paneOf(heading).getBoundingClientRect().width).toBeLessThan(longest * 1.25);
  }),
};

/** Assistive technology reads one word instead of five. */
export const StableName: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const words = wordsIn(dictionaries, globals);
    const name = `${words['hero.title.before']} ${words['hero.title.stable']} ${words['hero.title.after']}`;
    await expect(within(canvasElement).getByRole('heading')).toHaveAccessibleName(name);
  }),
};
