import type { TranslationOf } from '../../src/i18n/t.ts';
import type { head as en } from '../en/head.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof en> = {
  // À côté du nom, là où il n’y a pas de page autour.
  'head.descriptor': 'Entretien ménager commercial',
  'head.home.title': 'Entretien ménager commercial à Montréal',
  'head.home.description':
    'Nous nettoyons bureaux, copropriétés, entrepôts et chantiers dans le Grand Montréal. Vous recevez la soumission dans les {proposal} heures suivant la visite des lieux.',
  'head.home.keywords':
    'entretien ménager commercial Montréal, entretien de bureaux, aires communes de copropriété, nettoyage d’entrepôt, conciergerie',
  'head.quote.title': 'Demander une soumission et une visite',
  'head.quote.description':
    'Nous vous joignons dans les {reply} heures suivant votre demande, venons d’ici {from} à {to} jours ouvrables et envoyons la soumission dans les {proposal} heures suivant la visite.',
  'head.quote.keywords': 'soumission entretien ménager Montréal, prix entretien commercial, visite des lieux, entretien de bureaux',
  'head.notFound.title': 'Page non trouvée',
  'head.notFound.description': 'La page que vous recherchez n’existe pas ou a été déplacée.',
  'head.notFound.keywords': 'page non trouvée',
};
