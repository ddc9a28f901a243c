/** What a part of a bundle is. */
export type Part = 'js' | 'css';

/** What some components together may weigh in a consumer's bundle. */
export interface Budget {
  /** What is measured, as the table prints it. */
  readonly name: string;
  /** The components that the page uses, with all that they export; of all of them: `all`. */
  readonly components: readonly string[] | 'all';
  readonly part: Part;
  /** Bytes, brotli, minified; without React, Radix and the company’s mark, with the icons (lucide) and the tokens. */
  readonly most: number;
  /** Where the limit comes from. */
  readonly why: string;
}

/** THE budgets of the packages. */
export const budgets: readonly Budget[] = [
  { name: 'A page of service cards, JavaScript', components: ['ServiceCard'], part: 'js', most: 3000, why: 'One component brings itself and nothing of the others.' },
  { name: 'A page of service cards, CSS', components: ['ServiceCard'], part: 'css', most: 2000, why: 'One component brings its own sheet and nothing of the others.' },
  { name: 'All of @uno/ui, JavaScript', components: 'all', part: 'js', most: 25_000, why: 'Less than half of what React itself weighs.' },
];

/** How far a budget may be passed, and a committed size be out of date. */
export const TOLERANCE = 0.05;
