import type { TranslationOf } from '../../src/i18n/t.ts';
import type { notFound as en } from '../en/notFound.ts';

/** La page non trouvée, dans les deux langues (devis, §2 et §8). */
export const notFound: TranslationOf<typeof en> = {
  'notFound.title': 'Page Non Trouvée',
  'notFound.text': 'Désolé, la page que vous recherchez n’existe pas ou a été déplacée.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.services': 'Voir les services',
  'notFound.helpTitle': 'Pour nous joindre',
  'notFound.helpText': 'Quelqu’un répond en semaine de {opens} à {closes}, et à toute heure en cas d’urgence.',
};
