import type { TranslationOf } from '../../i18n/t.ts';
import type { unavailable as en } from '../en/unavailable.ts';

/** La page que nginx affiche pendant que le serveur ne répond pas. */
export const unavailable: TranslationOf<typeof en> = {
  'unavailable.title': 'Nous revenons dans un instant',
  'unavailable.reload': 'Le site est en cours de mise à jour ou éprouve un problème. Attendez quelques secondes, puis rechargez cette page.',
  'unavailable.form': 'Vous envoyiez un formulaire? Rechargez cette page et acceptez que le navigateur l’envoie de nouveau\u00a0: il ne sera conservé qu’une fois.',
  'unavailable.call': 'Vous pouvez aussi nous joindre au {phone} ou à {email}.',
};
