import { common } from '../../../content/en/common.ts';
import { hero } from '../../../content/en/hero.ts';
import { home } from '../../../content/en/home.ts';
import { services } from '../../../content/en/services.ts';

/** What the home page says in English. */
export const dictionary = { ...hero, ...home, ...services, ...common };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
