/** The banner of the home page. The five words are those of spec §2, in its order. */
export const hero = {
  'hero.badge': 'Our own crews: vetted, bonded, insured',
  'hero.title.before': 'Commercial cleaning that stays',
  'hero.title.after': 'night after night.',
  'hero.title.stable': 'reliable',
  'hero.word.trusted': 'trusted',
  'hero.word.consistent': 'consistent',
  'hero.word.sustainable': 'sustainable',
  'hero.word.reliable': 'reliable',
  'hero.word.professional': 'professional',
  'hero.lead': 'Offices, condo buildings, warehouses and construction sites in Greater Montréal, cleaned by people on our own payroll.',
  'hero.pause': 'Pause the animation',
} as const;
