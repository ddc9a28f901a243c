import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { buildInline, sharedViteConfig } from '../site/build/bundles.ts';
import { openCards } from '../site/build/cards.ts';
import { documentOf } from '../site/build/document.ts';
import { writeIcons } from '../site/build/icons.ts';
import { writeScenes } from '../site/build/scenes.ts';
import { readSettings } from '../site/build/settings.ts';
import { readEnvironment } from '../site/environment.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { redirectFor } from '../site/redirects.ts';
import { hrefOf, matchRoute } from '../site/routes.ts';
import type { PrerenderedAddress } from '../site/src/entry.server.tsx';
import { localeOf } from '../site/i18n/locale.ts';
import { addressOfRequest } from './address.ts';
import type { FormPages } from './forms.ts';
import { run } from './run.ts';

// `npm run dev`: renders pages from their sources at each request, with hot reload and the same store as `npm start`.
// Pages are asleep, as in the built site. Unlike there, documents have no Content-Security-Policy.

try {
  readSettings(readEnvironment());
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
}

const repository = join(import.meta.dirname, '..');

/** The pictures that the build draws: scenes, icons and Open Graph pictures. */
const publicDir = join(repository, 'site/.cache/public');
await writeScenes(publicDir);
await writeIcons(publicDir);
const cards = await openCards(publicDir);
const [headScript, loader] = await Promise.all([buildInline('head-script'), buildInline('loader')]);

const vite = await createVite({
  ...sharedViteConfig,
  appType: 'custom',
  publicDir,
  server: { middlewareMode: true },
  plugins: [
    sharedViteConfig.plugins,
    {
      name: 'uno:reload-static',
      // A module that only the server renders is not loaded in the browser, so it cannot be hot-replaced there.
      handleHotUpdate({ file, server }) {
        if (!/\/(site\/(content|company|src\/(pages|layout|head))|packages\/drawings\/src)\//.test(file)) return;
        // Articles are read as files, not imported, so the modules that read them must be reloaded.
        if (file.endsWith('.md')) server.environments.ssr.hot.send({ type: 'full-reload' });
        server.ws.send({ type: 'full-reload' });
      },
    },
  ],
});

/** Runs the prerender from its sources and reloads a changed module; stack traces name source lines. */
function openRunner() {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The prerender cannot be run here: Vite’s `ssr` environment is not a runnable one.');
  return ssr.runner;
}
const runner = openRunner();

/** The address with this path. A route with a pattern has many addresses, such as one for each article. */
async function addressAt(path: string, addressesOf: typeof import('../site/src/entry.server.tsx').addressesOf): Promise<PrerenderedAddress | undefined> {
  const known = matchRoute(path);
  if (!known) return undefined;
  for await (const address of addressesOf(known.route, known.locale)) if (address.path === known.path) return address;
  return undefined;
}

async function page(path: string): Promise<string> {
  const { addressesOf, beginningIn, render } = await runner.import<typeof import('../site/src/entry.server.tsx')>('/site/src/entry.server.tsx');
  const address = (await addressAt(path, addressesOf)) ?? (await addressAt(hrefOf('notFound', localeOf(path)), addressesOf));
  if (!address) throw new Error('The route table has no not-found page.');
  const { route, locale, picture, pictureTitle } = address;
  const rendered = await render(address);
  const document = documentOf(rendered, {
    entry: '/site/src/entry.client.tsx',
    chunks: { 'en-CA': [], 'fr-CA': [] },
    headScript,
    loader,
    sheets: [],
    beginning: beginningIn(locale),
    preloads: ['/tokens/fonts/bricolage-grotesque.woff2', '/tokens/fonts/figtree.woff2'],
    picture: await cards.of({ name: route.name, title: pictureTitle, locale, picture }),
  });
  const styles = ['/site/src/styles.ts', '/site/src/print.ts', '/site/src/layout/MainNavigation.tsx', '/site/src/layout/AnnouncementBar.tsx', `/site/src/pages/${route.name}/Page.tsx`]
    .map((module) => `<script type="module" src="${module}"></script>`)
    .join('');
  return vite.transformIndexHtml(path, document.replace('</head>', `${styles}</head>`));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, search } = addressOfRequest(request);
  const redirect = redirectFor(path + search);
  if (redirect !== undefined) {
    response.writeHead(301, { location: redirect }).end();
    return;
  }
  const { searchFiles } = await runner.import<typeof import('../site/src/entry.server.tsx')>('/site/src/entry.server.tsx');
  const data = searchFiles.get(path);
  if (data !== undefined) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(data);
    return;
  }
  const known = matchRoute(path);
  const html = await page(known?.path ?? path);
  response.writeHead(known && known.route.name !== 'notFound' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Vite's own files first, then the pages. */
async function pages(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const passedOn = await new Promise<boolean>((resolve) => {
    response.once('close', () => resolve(false));
    vite.middlewares(request, response, () => resolve(true));
  });
  if (!passedOn) return;
  await answer(request, response);
}

/** Forms that are posted without a script, answered from the sources too. */
const forms: FormPages = {
  prerender: () => runner.import<typeof import('../site/src/entry.server.tsx')>('/site/src/entry.server.tsx'),
  document: page,
};

await run(Object.assign(pages, { forms }));
