/**
 * The company's mark. The header, icons, van, jackets, shared pictures and Storybook all use this one. `npm run rebrand`
 * writes it from an SVG file. Each part is SVG path data on a square of `grid` units.
 */
export const mark = {
  /** Width and height. */
  grid: 16,
  /** The background of the other parts. It takes the colour of the text. */
  frame: 'M0 0h16v16H0z',
  /** The open panes. They take the lightest colour of the page. */
  panes: 'M9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z',
  /** The lit pane. It takes the colour of the main action. */
  lit: 'M2 2h5v5H2z',
} as const;
