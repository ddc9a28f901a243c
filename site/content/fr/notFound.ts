import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, notFound as en } from '../en/notFound.ts';
import { said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.notFound.title': 'Page non trouvée',
  'head.notFound.description': 'La page que vous recherchez n’existe pas ou a été déplacée.',
  'head.notFound.keywords': 'page non trouvée',
});

/** La page non trouvée, dans les deux langues (behaviour.md 3.9, 7.3). */
export const notFound = said<TranslationOf<typeof en>>({
  'notFound.title': 'Page Non Trouvée',
  'notFound.text': 'Désolé, la page que vous recherchez n’existe pas ou a été déplacée.',
  'notFound.home': 'Retour à l’accueil',
  'notFound.services': 'Voir nos services',
  'notFound.helpTitle': 'Pour nous joindre',
  'notFound.helpText': `Nous répondons {hours}${says.emergency ? ', et à toute heure en cas d’urgence' : ''}.`,
});
