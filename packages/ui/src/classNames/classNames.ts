/** Joins class names and leaves out those that are absent. A component adds the given `className` to its own with it. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
