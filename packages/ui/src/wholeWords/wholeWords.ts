/**
 * For a title with a maximum width: a longer word makes it wider, up to its container, before the word is broken. `100%` needs
 * a column that has no automatic minimum, such as `minmax(0, 1fr)`. Browsers without `calc-size()` break the word at the maximum width.
 */
export const wholeWords = { overflowWrap: 'break-word', minWidth: 'calc-size(min-content, min(size, 100%))' } as const;
