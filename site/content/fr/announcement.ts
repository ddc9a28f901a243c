import type { TranslationOf } from '../../i18n/t.ts';
import type { announcement as en } from '../en/announcement.ts';

/** Le nom du bandeau au-dessus de l’en-tête. Son texte est dans `site/announcement.ts`. */
export const announcement: TranslationOf<typeof en> = {
  'announcement.label': 'Avis',
};
