import type { TranslationOf } from '../../src/i18n/t.ts';
import type { head as en } from '../en/head.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof en> = {
  // À côté du nom, là où il n’y a pas de page autour.
  'head.descriptor': 'Entretien ménager commercial',
  'head.home.title': 'Entretien ménager commercial à Montréal',
  'head.home.description':
    'Bureaux, copropriétés, entrepôts et chantiers nettoyés par nos propres équipes, cautionnées, aux antécédents vérifiés, dans le Grand Montréal. Soumission dans les 24 heures suivant la visite.',
  'head.home.keywords':
    'entretien ménager commercial Montréal, entretien de bureaux, aires communes de copropriété, nettoyage d’entrepôt, conciergerie',
  'head.quote.title': 'Demander une soumission et une visite',
  'head.quote.description':
    'Décrivez les lieux en trois courtes étapes. Nous communiquons avec vous dans les 24 heures, passons dans les 2 à 3 jours ouvrables et envoyons la soumission dans les 24 heures suivant la visite.',
  'head.quote.keywords': 'soumission entretien ménager Montréal, prix entretien commercial, visite des lieux, entretien de bureaux',
  'head.notFound.title': 'Page non trouvée',
  'head.notFound.description': 'La page que vous recherchez n’existe pas ou a été déplacée.',
  'head.notFound.keywords': 'page non trouvée',
};
