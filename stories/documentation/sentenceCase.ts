/** Storybook writes “On Each Ground”; the design system writes headings in sentence case. */
export const inSentenceCase = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();
