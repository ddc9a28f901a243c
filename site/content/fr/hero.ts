import type { TranslationOf } from '../../i18n/t.ts';
import type { hero as english } from '../en/hero.ts';
import { inArea, said, says } from '../facts.fr.ts';

/** La bannière de l’accueil. Les cinq mots s’accordent avec « entretien ». */
export const hero = said<TranslationOf<typeof english>>({
  'hero.badge': says.vetted && says.bonded ? 'Équipes cautionnées, antécédents vérifiés' : says.vetted ? 'Antécédents vérifiés' : 'Équipes cautionnées',
  'hero.title.before': 'Un entretien ménager',
  'hero.title.after': 'soir après soir.',
  'hero.title.stable': 'fiable',
  'hero.word.trusted': 'de confiance',
  'hero.word.consistent': 'constant',
  'hero.word.sustainable': 'durable',
  'hero.word.reliable': 'fiable',
  'hero.word.professional': 'professionnel',
  'hero.lead': `Nos équipes nettoient des bureaux, des copropriétés, des entrepôts et des chantiers ${inArea}.`,
  'hero.pause': 'Mettre l’animation en pause',
});
