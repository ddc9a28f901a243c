import type { TranslationOf } from '../../i18n/t.ts';
import type { announcement as en } from '../en/announcement.ts';
import { said } from '../facts.fr.ts';

/** Le nom du bandeau au-dessus de l’en-tête. Son texte est dans `site/company/announcement.yaml`. */
export const announcement = said<TranslationOf<typeof en>>({
  'announcement.label': 'Avis',
});
