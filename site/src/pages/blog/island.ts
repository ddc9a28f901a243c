import type { LoadIsland } from '../islands.ts';

export const load: LoadIsland = async (locale) => {
  const [page, { dictionary }] = await Promise.all([
    import('./Page.tsx'),
    locale === 'fr-CA' ? import('./strings.fr.ts') : import('./strings.en.ts'),
  ]);
  return { Component: page.default, dictionary };
};
