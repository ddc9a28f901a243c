/** The CSS variables that a theme sets only where it has the part: round corners, a list marker of its own. */
export const optionalVariables = ['--uno-radius-control', '--uno-radius-box', '--uno-radius-clip', '--uno-marker-list', '--uno-marker-edge'] as const;
