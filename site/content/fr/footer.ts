import type { TranslationOf } from '../../i18n/t.ts';
import type { footer as english } from '../en/footer.ts';
import { inArea, said, says, themeName } from '../facts.fr.ts';

/** Le pied de chaque page. Les noms des services sont ceux de l’en-tête. */
export const footer = said<TranslationOf<typeof english>>({
  'footer.tagline': `Entretien ménager commercial ${inArea}`,
  'footer.services': 'Services',
  'footer.areas': 'Quartiers et villes desservis',
  'footer.contact': 'Nous joindre',
  'footer.emergency': 'Service d’urgence',
  'footer.emergency.text': '24 heures sur 24, 7 jours sur 7, au même numéro',
  'footer.assurance': 'En bref',
  'footer.badge.insured':
    says.licensed && says.insured ? 'Permis et assurances en règle' : says.insured ? 'Assurances en règle' : says.licensed ? 'Permis en règle' : '',
  'footer.badge.certified': 'Équipes certifiées',
  'footer.badge.eco': 'Produits écocertifiés',
  'footer.theme': 'Couleurs',
  'footer.theme.evergreen': themeName,
  'footer.theme.harbour': 'Port',
  'footer.theme.brick': 'Brique',
  'footer.theme.midnight': 'Minuit',
  'footer.theme.contrast': 'Contraste élevé',
  'footer.privacy': 'Confidentialité',
  'footer.terms': 'Conditions',
  'footer.accessibility': 'Accessibilité',
  'footer.copyright': '© {year} {name}',
});
