import { common } from '../../../content/fr/common.ts';
import { nav } from '../../../content/fr/nav.ts';
import { services } from '../../../content/fr/services.ts';

/** What the services page says in French. */
export const dictionary = { ...services, ...common, ...nav };
