/** The CSS variables that a theme sets only if it has round corners or its own list marker. */
export const optionalVariables = ['--uno-radius-control', '--uno-radius-box', '--uno-radius-clip', '--uno-marker-list', '--uno-marker-edge'] as const;
