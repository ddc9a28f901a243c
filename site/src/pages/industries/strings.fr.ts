import { common } from '../../../content/fr/common.ts';
import { industries } from '../../../content/fr/industries.ts';

/** What the industries page says in French. */
export const dictionary = { ...industries, ...common };
