import { common } from '../../../content/en/common.ts';
import { industries } from '../../../content/en/industries.ts';

/** What the industries page says in English. */
export const dictionary = { ...industries, ...common };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
