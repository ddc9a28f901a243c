import { type ColorName, defaultTheme, hexOf, themeSources } from '@uno/tokens';
import { mark as drawing } from '@uno/tokens/mark';
import { type Colour, group, plane, type Svg } from '../svg.ts';

/** The mark, with the widths of a bar and of a pane, by which its proportions and its clear space are documented. */
export const mark = { ...drawing, bar: drawing.grid / 8, pane: (drawing.grid * 5) / 16 } as const;

/** Draws the mark, `size` units wide, from its upper left corner. */
export function drawnMark(x: number, y: number, size: number, { frame, panes, lit }: Readonly<Record<'frame' | 'panes' | 'lit', Colour>>): Svg {
  const scale = Math.round((size / mark.grid) * 1000) / 1000;
  return group({ transform: `translate(${x} ${y})scale(${scale})` }, plane(mark.frame, frame), plane(mark.panes, panes), plane(mark.lit, lit));
}

/**
 * The proportions of name and mark, in em of the name. The first two are those of `Wordmark` (a story compares them); the
 * others are for pictures with a descriptor.
 */
export const wordmarkMeasures = {
  /** Side of the mark. */
  mark: 1.05,
  /** From the mark to the name, from the name to the line, from the line to the descriptor. */
  gap: 0.45,
  /** Size of the descriptor's two lines, in the text face. */
  descriptor: 0.42,
  /** From baseline to baseline of the descriptor, in em of its own. */
  leading: 1.2,
} as const;

/** Breaks a descriptor into two lines: the last word is the second line. */
export const inTwoLines = (descriptor: string): readonly string[] => descriptor.split(/ (?=\S+$)/);

/** The colours of the mark on a ground. */
export interface MarkColours {
  frame: ColorName;
  panes: ColorName;
  lit: ColorName;
}

/** A colour of the default theme, for files, which the theme of a page does not reach. */
export const fileColour = (name: ColorName): string => hexOf(themeSources[defaultTheme], name);

/** The colours on a light ground and on a dark one. On a dark ground the frame is light and the open panes are dark. */
export const markColours = {
  light: { frame: 'ink', panes: 'clear', lit: 'action' },
  dark: { frame: 'onNight', panes: 'night', lit: 'nightAction' },
} as const satisfies Record<string, MarkColours>;
