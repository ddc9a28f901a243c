import type { ColorName } from '@uno/tokens';

/**
 * The mark: a window of four panes, one of them lit, on a grid of {@link mark.grid} units. The same drawing
 * as in `Wordmark`; a test compares the two.
 */
export const mark = {
  /** Width and height of the grid. */
  grid: 16,
  /** A bar of the frame, in units. */
  bar: 2,
  /** A pane, in units. */
  pane: 5,
  frame: 'M0 0h16v16H0z',
  panes: 'M9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  lit: 'M2 2h5v5H2z',
} as const;

/**
 * How name and mark stand together, in em of the name: the first two as in `Wordmark` (a story compares them),
 * the rest for the pictures that carry the descriptor too.
 */
export const wordmark = {
  /** Side of the mark. */
  mark: 1.05,
  /** From the mark to the name, from the name to the line, from the line to the descriptor. */
  gap: 0.45,
  /** Size of the descriptor's two lines, in the text face. */
  descriptor: 0.42,
  /** From baseline to baseline of the descriptor, in em of its own. */
  leading: 1.2,
} as const;

/** A descriptor in its two lines: the last word has the second to itself. */
export const inTwoLines = (descriptor: string): readonly string[] => descriptor.split(/ (?=\S+$)/);

/** What colours the mark takes on a ground. */
export interface MarkColours {
  frame: ColorName;
  panes: ColorName;
  lit: ColorName;
}

/** On a light ground, and on a dark one: there the panes are dark too, but for the lit one. */
export const markColours = {
  light: { frame: 'ink', panes: 'clear', lit: 'action' },
  dark: { frame: 'onNight', panes: 'night', lit: 'nightAction' },
} as const satisfies Record<string, MarkColours>;
