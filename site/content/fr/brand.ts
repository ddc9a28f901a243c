import type { TranslationOf } from '../../i18n/t.ts';
import type { brand as english } from '../en/brand.ts';
import { said } from '../facts.fr.ts';

/** Ce qui accompagne le nom là où il n’y a pas de page autour : écrans d’accueil, images partagées. */
export const brand = said<TranslationOf<typeof english>>({
  'brand.descriptor': 'Entretien ménager commercial',
});
