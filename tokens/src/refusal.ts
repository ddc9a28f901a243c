import type { ThemeSource } from './source.ts';

/** How an error names a theme: by the name that the caller gave, else by its description. */
function titleOf(source: ThemeSource, name: string | undefined): string {
  const known = name ?? source.$description;
  return known === undefined ? 'The theme' : `The theme “${known}”`;
}

/** The error for a theme that can't be used, with a sentence for each problem: what happened, and what to do. */
export function refusal(source: ThemeSource, name: string | undefined, [first = '', ...more]: readonly string[]): Error {
  const title = `${titleOf(source, name)} can't be used:`;
  return new Error(more.length === 0 ? `${title} ${first}` : [title, first, ...more].join('\n  '));
}
