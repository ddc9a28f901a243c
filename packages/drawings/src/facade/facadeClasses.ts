/** The classes by which the style sheet of the façade finds its moving parts. */
export const facadeClass = {
  root: 'uno-facade',
  /** The dull film of one row of panes. */
  dull: 'uno-facade-dull',
  /** Followed by the row's number, from the top. */
  row: 'uno-facade-row-',
  cradle: 'uno-facade-cradle',
  wand: 'uno-facade-wand',
} as const;
