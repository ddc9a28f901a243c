import { common } from '../../../content/en/common.ts';
import { nav } from '../../../content/en/nav.ts';
import { services } from '../../../content/en/services.ts';

/** What the services page says in English. */
export const dictionary = { ...services, ...common, ...nav };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
