/** The surroundings that a theme can be made for: the values of `color-scheme`. */
export const schemes = ['light', 'dark'] as const;
/** The levels of WCAG 2.2 that a theme can reach. */
export const levels = ['AA', 'AAA'] as const;

/** The surroundings that a theme is made for. */
export type Scheme = (typeof schemes)[number];

/** The level of WCAG 2.2 that a theme's pairs reach. */
export type ContrastLevel = (typeof levels)[number];
