/** Colours for the story's test: an ink too pale for its grounds, and one that is dark enough. */
export const editedInk = { pale: '#dddddd', dark: '#101010' } as const;
