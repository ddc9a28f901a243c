/** Serves the built site with a store, and collects the errors of its pages, in any browser. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pages } from '../../server/app.ts';
import { followBuilds } from '../../server/served-build.ts';
import { builtSite } from '../e2e/dist.ts';
import { startSite } from '../e2e/site.ts';

const LISTENER = '/listener.js';
const PAGE_ERRORS = '/page-errors';

/** The first script of each page, because not every driver reports the errors of a page. */
const listener = `
const tell = (text) => navigator.sendBeacon('${PAGE_ERRORS}', text);
addEventListener('error', ({ message, filename, lineno }) => tell([message, filename, lineno].join(' ')));
addEventListener('unhandledrejection', ({ reason }) => tell('Unhandled: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => tell(['The policy refused', violatedDirective, blockedURI, sample].join(' ')));
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => {
    tell(words.join(' '));
    say.apply(console, words);
  };
}
`;

/** Serves a copy of the built site whose pages report their errors, with a store of its own. */
export async function startWatchedSite() {
  const folder = await mkdtemp(join(tmpdir(), 'uno-engines-'));
  await cp(builtSite.folder, folder, { recursive: true, dereference: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace('<head>', `<head><script src="${LISTENER}"></script>`));
    await Promise.all(['br', 'gz'].map((twin) => rm(`${path}.${twin}`, { force: true })));
  }
  await writeFile(join(folder, LISTENER), listener);
  const { pages } = followBuilds(folder)();
  const heard: string[] = [];
  const answer: Pages = async (request, response) => {
    if (request.url !== PAGE_ERRORS) return pages(request, response);
    heard.push(await text(request));
    response.writeHead(204).end();
  };
  const site = await startSite(answer);
  return {
    ...site,
    /** Script errors, console errors and warnings, and policy violations since the last call. */
    pageErrors: () => heard.splice(0),
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
