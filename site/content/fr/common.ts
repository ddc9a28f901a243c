import type { TranslationOf } from '../../i18n/t.ts';
import type { common as english } from '../en/common.ts';
import { said } from '../facts.fr.ts';

/** Les mots que plus d’une page emploie. */
export const common = said<TranslationOf<typeof english>>({
  'common.getQuote': 'Demander une soumission',
  'common.quotation': '«\u00a0{text}\u00a0»',
  'common.callUsAt': 'Appelez-nous : {phone}',
  'common.orCall': 'Ou appelez-nous. Nous répondons aux urgences 24 heures sur 24, 7 jours sur 7.',
  'common.allServices': 'Voir nos services',
  'common.emergency': 'Urgences : 24 heures sur 24, 7 jours sur 7',
  'common.youAreHere': 'Vous êtes ici',
  'common.rating': '{rating}\u00a0sur\u00a0{best}',
});
