import type { LoadIsland } from '../islands.ts';

export const load: LoadIsland = (locale) => [import('./BlogIsland.tsx'), locale === 'fr-CA' ? import('./strings.fr.ts') : import('./strings.en.ts')];
