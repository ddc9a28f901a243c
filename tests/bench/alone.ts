import { setTimeout as pass } from 'node:timers/promises';
import type { Request } from 'playwright';
import type { BuiltPage } from '../../site/manifest.ts';
import type { Figure } from './figures.ts';
import { type Measure, onePerFamily, onNewPage, type Stage, visit } from './stage.ts';

/** How long a page is left without input, in ms. */
const DURATION_MS = 10_000;

/** How many pages are open at a time, each with its copy without scripts. Bytes do not depend on the load, but thirty pages at once open too slowly. */
const AT_ONCE = 6;

/** The bytes on the wire that a page receives in 10 s, including headers: in all, and of script files. */
const bytesSent = (stage: Stage, url: string, status: number): Promise<{ total: number; script: number }> =>
  onNewPage(stage, 'phone', async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await visit(page, url, status);
    await pass(DURATION_MS);
    const sizes = await Promise.all(finished.map(async (request) => ({ request, ...(await request.sizes()) })));
    const sum = (of: typeof sizes) => of.reduce((bytes, { responseHeadersSize, responseBodySize }) => bytes + responseHeadersSize + responseBodySize, 0);
    // The browser does not report a preloaded module as a script.
    const isScript = (request: Request) => request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
    return { total: sum(sizes), script: sum(sizes.filter(({ request }) => isScript(request))) };
  });

/** Measures one page of each family, left without input for ten seconds, and the same document without scripts. */
export const alone: Measure = async (stage) => {
  const figuresOf = async ({ path, status }: BuiltPage): Promise<Figure[]> => {
    const address = `${path}?trio=123`;
    const [site, floor] = await Promise.all([bytesSent(stage, stage.site.address + address, status), bytesSent(stage, stage.site.floor + address, status)]);
    return [
      { budget: 'aloneScript', page: path, samples: [site.script / 1000] },
      { budget: 'aloneTotal', page: path, samples: [site.total / floor.total], note: `${(site.total / 1000).toFixed(1)} kB against ${(floor.total / 1000).toFixed(1)}` },
    ];
  };
  const pages = onePerFamily(stage.site.pages);
  const figures: Figure[] = [];
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    stage.say(`pages ${from + 1} to ${Math.min(from + AT_ONCE, pages.length)} of ${pages.length}, ${DURATION_MS / 1000} s`);
    figures.push(...(await Promise.all(pages.slice(from, from + AT_ONCE).map(figuresOf))).flat());
  }
  return figures;
};
