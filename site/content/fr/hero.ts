import type { TranslationOf } from '../../src/i18n/t.ts';
import type { hero as english } from '../en/hero.ts';

/** La bannière de l’accueil. Les cinq mots s’accordent avec « entretien ». */
export const hero: TranslationOf<typeof english> = {
  'hero.badge': 'Équipes maison : choisies, cautionnées, assurées',
  'hero.title.before': 'Un entretien ménager qui reste',
  'hero.title.after': 'soir après soir.',
  'hero.title.stable': 'fiable',
  'hero.word.trusted': 'irréprochable',
  'hero.word.consistent': 'constant',
  'hero.word.sustainable': 'écologique',
  'hero.word.reliable': 'fiable',
  'hero.word.professional': 'professionnel',
  'hero.lead': 'Bureaux, copropriétés, entrepôts et chantiers du Grand Montréal, nettoyés par des gens à notre emploi.',
  'hero.pause': 'Arrêter l’animation',
};
