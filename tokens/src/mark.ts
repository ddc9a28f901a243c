import { brand } from './brand.ts';

/** A mark: each part is SVG path data on a square of `grid` units. */
export interface Mark {
  /** Width and height. */
  readonly grid: number;
  /** The background of the other parts. It takes the colour of the text. */
  readonly frame: string;
  /** The open panes. They take the lightest colour of the page. */
  readonly panes: string;
  /** The lit pane. It takes the colour of the main action. */
  readonly lit: string;
}

/** The company's mark. The header, icons, van, jackets, shared pictures and Storybook all use this one. */
export const mark: Mark = brand.mark ?? {
  grid: 16,
  frame: 'M0 0h16v16H0z',
  panes: 'M9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  lit: 'M2 2h5v5H2z',
};
