import type { TranslationOf } from '../../src/i18n/t.ts';
import type { head as en } from '../en/head.ts';

/** Ce qui accompagne le nom là où il n’y a pas de page autour : écrans d’accueil, images partagées. */
export const head: TranslationOf<typeof en> = {
  'head.descriptor': 'Entretien ménager commercial',
};
