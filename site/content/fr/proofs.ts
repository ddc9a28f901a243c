import type { TranslationOf } from '../../i18n/t.ts';
import type { proofs as english } from '../en/proofs.ts';
import { said } from '../facts.fr.ts';

/** Les pièces que l’entreprise peut montrer, aux pages Pourquoi, À propos et Soumission. */
export const proofs = said<TranslationOf<typeof english>>({
  'proofs.title': 'Avec la soumission, vous recevez',
  'proofs.amount': 'jusqu’à {amount}',
  'proofs.number': 'nº\u00a0{number}',
  'proofs.date': 'en date du {date}',
});
