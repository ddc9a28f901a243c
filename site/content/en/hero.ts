import { area, said, says } from '../facts.en.ts';

/** The banner of the home page. The five words and their order: behaviour.md 3.6. */
export const hero = said({
  'hero.badge': says.vetted && says.bonded ? 'Vetted and bonded crews' : says.vetted ? 'Vetted crews' : 'Bonded crews',
  'hero.title.before': 'Commercial cleaning that stays',
  'hero.title.after': 'night after night.',
  'hero.title.stable': 'reliable',
  'hero.word.trusted': 'trusted',
  'hero.word.consistent': 'consistent',
  'hero.word.sustainable': 'sustainable',
  'hero.word.reliable': 'reliable',
  'hero.word.professional': 'professional',
  'hero.lead': `Our crews clean offices, condo buildings, warehouses and construction sites in ${area}.`,
  'hero.pause': 'Pause the animation',
});
