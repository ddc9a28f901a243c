/** The banner of the home page. The five words are those of spec §2, in its order. */
export const hero = {
  'hero.badge': 'Vetted and bonded crews',
  'hero.title.before': 'Commercial cleaning that stays',
  'hero.title.after': 'night after night.',
  'hero.title.stable': 'reliable',
  'hero.word.trusted': 'trusted',
  'hero.word.consistent': 'consistent',
  'hero.word.sustainable': 'sustainable',
  'hero.word.reliable': 'reliable',
  'hero.word.professional': 'professional',
  'hero.lead': 'Our employees clean offices, condo buildings, warehouses and construction sites in Greater Montréal.',
  'hero.pause': 'Pause the animation',
} as const;
