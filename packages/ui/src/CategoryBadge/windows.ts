const sash = 'M1 1h12v14H1z';

/** A window for each category, on 14 × 16 units: what a street has behind its doors. */
const windows: Readonly<Record<string, string>> = {
  // A house window in four.
  'cleaning-tips': `${sash}M7 1v14M1 8h12`,
  // An office tower's curtain wall.
  operations: `${sash}M5 1v14M9 1v14M1 6h12M1 11h12`,
  // A greenhouse arch.
  sustainability: 'M1 15V7a6 6 0 0 1 12 0v8zM7 1v14M1 8h12',
  // Before and after: one casement still dull.
  'case-studies': `${sash}M7 1v14M1 5l4-4M1 9l6-6M1 13l6-6M3 15l4-4`,
  // A factory's ribbons.
  'industry-updates': `${sash}M1 4.5h12M1 8h12M1 11.5h12`,
  // A round one, that needs its own tool.
  specialized: 'M13 8A6 6 0 1 1 1 8a6 6 0 0 1 12 0zM7 2v12M1 8h12',
};

/** The window of a category: the outline of its panes as an SVG path. Any other has an empty one. */
export const windowOf = (category: string): string => windows[category] ?? sash;
