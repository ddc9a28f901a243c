/** The two parts of a bundle. */
export type Part = 'js' | 'css';

/** The most that some components together may weigh in a consumer's bundle. */
export interface Budget {
  /** What is measured, as the table prints it. */
  readonly name: string;
  /** The components that the page uses, with all their exports; `all` for every component. */
  readonly components: readonly string[] | 'all';
  readonly part: Part;
  /** Bytes, brotli, minified; without React, Radix and the company’s mark, with the icons (lucide) and the tokens. */
  readonly most: number;
  /** Where the limit comes from. */
  readonly why: string;
}

/** The budgets of the packages. */
export const budgets: readonly Budget[] = [
  { name: 'A page of service cards, JavaScript', components: ['ServiceCard'], part: 'js', most: 3000, why: 'Importing one component does not load the others.' },
  { name: 'A page of service cards, CSS', components: ['ServiceCard'], part: 'css', most: 2000, why: 'Importing one component loads only its own sheet.' },
  { name: 'All of @uno/ui, JavaScript', components: 'all', part: 'js', most: 25_000, why: 'Less than half of what React itself weighs.' },
];

/** How far a size may exceed its budget or differ from the committed size. */
export const TOLERANCE = 0.05;
