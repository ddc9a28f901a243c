import { memoize } from '../memoize.ts';
import type { BuiltCode } from './code.ts';
import type { Frame } from './document.ts';
import { policyOf } from './policy.ts';

/** The files of the typefaces that sheets name: the first paint wants them all. */
function typefaceFiles(sheets: readonly string[]): string[] {
  const files = [...new Set(sheets.flatMap((css) => css.match(/\/assets\/[^)"']+\.woff2/g) ?? []))];
  if (files.length === 0) throw new Error('The styles name no typeface: site/src/styles.ts imports @uno/tokens/fonts/preloaded no more.');
  return files;
}

/** What stands around all pages of one entry of the route table. */
type RouteFrame = Omit<Frame, 'beginning' | 'picture'>;

/**
 * The document around the pages of each entry of the route table, made once.
 *
 * @param store the origin of a hosted store
 */
export const framesOf = ({ entry, pages, print, headScript, loader }: BuiltCode, store: string | undefined): ((name: string) => RouteFrame) =>
  memoize((name) => {
    const page = pages[name];
    if (!page) throw new Error(`The bundles have nothing for the page “${name}”.`);
    const policy = policyOf({ scripts: [headScript, loader], styles: page.sheets, store });
    return { ...page, entry, print, headScript, loader, policy, preloads: typefaceFiles(page.sheets) };
  });
