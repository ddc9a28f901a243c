import { attributesOf, type ParsedPage, readPages } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** What delays the first screen of a page: its first paint must wait for the main part alone, and an article's picture must not be lazy. */
function findingsOf({ name, root, main }: ParsedPage): string[] {
  const awaited = attributesOf(root, 'link[rel=expect][blocking=render]', 'href').join(', ');
  const wanted = `#${main.id}`;
  const picture = name === 'article' ? main.querySelector('img') : null;
  return [
    ...(awaited === wanted ? [] : [`the first paint waits for ${awaited || 'nothing'}, not for ${wanted}`]),
    ...(picture?.getAttribute('loading') === 'lazy' ? ['the picture of its first screen is lazy'] : []),
  ];
}

/** Checks that nothing delays the first screen of a page. `npm run bench` measures it. */
export const firstPaintFindings = (): readonly ValidatedPage[] => readPages().map((page) => ({ page: `${page.path}, its first paint`, findings: findingsOf(page) }));
