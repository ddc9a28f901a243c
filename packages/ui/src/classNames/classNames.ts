/** Joins class names, leaving out what is absent: how a component adds the consumer's `className` to its own. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
