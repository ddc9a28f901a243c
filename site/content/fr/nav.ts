import type { TranslationOf } from '../../i18n/t.ts';
import type { nav as en } from '../en/nav.ts';
import { said, shortName } from '../facts.fr.ts';

/** Les mots de l’en-tête, sur chaque page. */
export const nav = said<TranslationOf<typeof en>>({
  'nav.label': 'Navigation principale',
  'nav.skip': 'Aller au contenu',
  'nav.logo': '{name}, page d’accueil',
  'nav.home': 'Accueil',
  'nav.services': 'Services',
  'nav.allServices': 'Tous les services',
  'nav.office': 'Bureaux et sièges sociaux',
  'nav.building': 'Immeubles et copropriétés',
  'nav.warehouse': 'Entrepôts et usines',
  'nav.postConstruction': 'Nettoyage après construction',
  'nav.addOns': 'Services spécialisés',
  'nav.ducts': 'Conduits et ventilation',
  'nav.industries': 'Secteurs',
  'nav.whyPartner': `Pourquoi ${shortName}`,
  'nav.blog': 'Blogue',
  'nav.about': 'À propos',
  'nav.contact': 'Nous joindre',
  'nav.quote': 'Demander une soumission',
  'nav.language': 'Langue',
  // Dans la langue proposée.
  'nav.offer': 'This page is also in English.',
  'nav.offerLink': 'Read it in English',
  'nav.offerDismiss': 'Don’t offer this again',
  'nav.menu': 'Menu',
  'nav.menuClose': 'Fermer',
  'nav.menuTitle': 'Menu principal',
  'nav.call': 'Appelez-nous',
  'nav.wakeFailed': 'La page n’a pas pu se charger au complet. Vérifiez votre connexion, puis réessayez. Ce que vous avez écrit est conservé. Vous pouvez aussi nous appeler au {phone}.',
  'nav.errorTitle': 'Un problème est survenu',
  'nav.errorText': 'Veuillez actualiser la page. Si le problème persiste, écrivez-nous à {email}.',
  'nav.errorReload': 'Actualiser',
});
