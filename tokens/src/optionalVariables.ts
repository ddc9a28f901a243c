/** The CSS variables that a theme sets only if it has round corners, shadows or its own list marker. */
export const optionalVariables = ['--uno-radius-control', '--uno-radius-box', '--uno-radius-clip', '--uno-shadow-box', '--uno-shadow-overlay', '--uno-marker-list', '--uno-marker-edge'] as const;
