import { memoize } from '../memoize.ts';
import type { BuiltCode } from './code.ts';
import type { DocumentFrame } from './document.ts';
import { policyOf } from './policy.ts';

/** The font files that sheets use. All of them are preloaded. */
function fontFiles(sheets: readonly string[]): string[] {
  const files = [...new Set(sheets.flatMap((css) => css.match(/\/assets\/[^)"']+\.woff2/g) ?? []))];
  if (files.length === 0) throw new Error('The styles use no font file. Import @uno/tokens/fonts/preloaded in site/src/styles.ts.');
  return files;
}

/** The parts of a document that are the same for all pages of one route. */
type RouteFrame = Omit<DocumentFrame, 'beginning' | 'picture'>;

/**
 * Makes the frame of each route, once.
 *
 * @param store the origin of a hosted store
 */
export const framesOf = ({ entry, pages, print, headScript, loader }: BuiltCode, store: string | undefined): ((name: string) => RouteFrame) =>
  memoize((name) => {
    const page = pages[name];
    if (!page) throw new Error(`The bundles have nothing for the page “${name}”.`);
    const policy = policyOf({ scripts: [headScript, loader], styles: page.sheets, store });
    return { ...page, entry, print, headScript, loader, policy, preloads: fontFiles(page.sheets) };
  });
