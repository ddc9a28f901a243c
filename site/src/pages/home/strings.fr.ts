import { common } from '../../../content/fr/common.ts';
import { hero } from '../../../content/fr/hero.ts';
import { home } from '../../../content/fr/home.ts';
import { services } from '../../../content/fr/services.ts';

/** What the home page says in French. */
export const dictionary = { ...hero, ...home, ...services, ...common };
