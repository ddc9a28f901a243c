import type { TranslationOf } from '../../i18n/t.ts';
import type { footer as english } from '../en/footer.ts';
import { inArea, themeName } from '../facts.fr.ts';

/** Le pied de chaque page. Les noms des services sont ceux de l’en-tête. */
export const footer: TranslationOf<typeof english> = {
  'footer.tagline': `Entretien ménager commercial ${inArea}`,
  'footer.services': 'Services',
  'footer.areas': 'Territoire desservi',
  'footer.contact': 'Nous joindre',
  'footer.emergency': 'Service d’urgence',
  'footer.emergency.text': '24 heures sur 24, 7 jours sur 7, au même numéro',
  'footer.assurance': 'Permis et\u00a0certifications',
  'footer.badge.insured': 'Permis et assurances en règle',
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
};
