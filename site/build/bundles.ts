/** Makes the bundles of the site. Runs in a child process (`code.ts`). */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Features } from 'lightningcss';
import { build, type InlineConfig, type Manifest, type Plugin, type Rollup } from 'vite';
import { layerOrder, layers } from '../../vite.plugins.ts';
import { buildTarget } from '../browsers.ts';
import { testimonialPlaces } from '../content/testimonials.ts';
import { routes } from '../routes.ts';
import type { BundleOptions, BuiltCode, PageCode, StyleSheet } from './code.ts';
import { contentAsData } from './asData.ts';
import { repository, serverFolder, siteFolder } from './folders.ts';
import { mergeSheets } from './mergeSheets.ts';
import { leaveOutUnsetVariables } from './unsetVariables.ts';
import { sitePlugins } from './vitePlugins.ts';

/** The three bundles with class names must use the same names: those of production, whatever the mode. */
const plugins = () => [leaveOutUnsetVariables, sitePlugins(layerOrder, { identifiers: 'short' })];

/** The Vite options of all bundles. */
export const sharedViteConfig: InlineConfig = {
  root: repository,
  configFile: false,
  // Vite does not read `.env` itself: `vitePlugins.ts` passes it the settings that everything else uses.
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: plugins(),
  // No sheet uses `light-dark()`. Its Lightning CSS fallback would add two variables wherever a theme sets `color-scheme`.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: { target: buildTarget, emptyOutDir: false, cssMinify: 'lightningcss', assetsInlineLimit: 0, reportCompressedSize: false },
};

/** Silences Rolldown's warning about slow plugins: ours are known to be slow. */
const checks = { pluginTimings: false };

/** Removes styles from the browser's code: each document inlines its own (see `buildStyles`). */
const withoutStyles: Plugin = {
  name: 'uno:without-styles',
  enforce: 'pre',
  transform: (_code, id) => (id.split('?')[0]?.endsWith('.vanilla.css') ? { code: '', map: null } : undefined),
};

/** The id of a module in Vite's manifest: its path from the repository. */
const moduleId = (path: string) => `site/src/${path}`;

const outputs = async (config: InlineConfig): Promise<Rollup.RollupOutput> => {
  const result = await build(config);
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Vite built nothing: it was started in watch mode.');
  return output;
};

const viteManifestIn = ({ output }: Rollup.RollupOutput): Manifest => {
  const asset = output.find(({ fileName }) => fileName.endsWith('manifest.json'));
  if (asset?.type !== 'asset') throw new Error('Vite wrote no manifest.');
  return JSON.parse(asset.source.toString());
};

/** A chunk and all its static imports, the chunk first. */
function withImports(manifest: Manifest, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of manifest[id]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** The addresses of the browser's code. */
interface Client {
  readonly entry: string;
  /** The chunks that a page fetches: the entry, the shell and the island, then the menus. */
  readonly chunksOf: (page: string) => PageCode['chunks'];
}

/** The licences of the packages in the browser's code, which they ask to be published with it. */
const LICENCES_FILE = 'licences.txt';

/** The browser's code: entry, shell, islands, and code that is fetched on intent. */
async function buildClient(outDir: string): Promise<Client> {
  const entry = moduleId('entry.client.tsx');
  const output = await outputs({
    ...sharedViteConfig,
    plugins: [withoutStyles, contentAsData, plugins()],
    build: {
      ...sharedViteConfig.build,
      outDir,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      license: { fileName: LICENCES_FILE },
      rolldownOptions: {
        checks,
        input: join(repository, entry),
        preserveEntrySignatures: 'allow-extension',
        output: { postBanner: ({ isEntry }) => (isEntry ? `/*! Licences: /${LICENCES_FILE} */` : '') },
      },
    },
  });
  const manifest = viteManifestIn(output);
  const file = (id: string) => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The browser's bundle has no ${id}.`);
    return `/${chunk.file}`;
  };
  return {
    entry: file(entry),
    chunksOf: (page) => {
      // What `src/pages/islands.ts` imports from its folder: the component, and strings in both languages.
      const island = (manifest[entry]?.dynamicImports ?? []).filter((id) => id.startsWith(moduleId(`pages/${page}/`)));
      const chunksIn = (language: 'en' | 'fr') => {
        const ids = [
          entry,
          moduleId(`layout/shell.${language}.ts`),
          ...island.filter((id) => !id.endsWith(`strings.${language === 'en' ? 'fr' : 'en'}.ts`)),
          moduleId('layout/MainNavigation.tsx'),
          'packages/ui/src/MobileMenu/MobileMenuPanel.tsx',
        ];
        const files = new Set(ids.flatMap((id) => [...withImports(manifest, id)].map(file)));
        return [...files];
      };
      return { 'en-CA': chunksIn('en'), 'fr-CA': chunksIn('fr') };
    },
  };
}

/**
 * Builds the style sheets of each page, shared sheets separate from the page's own. Built from the page components, so
 * that parts that only the server renders have styles too; the JavaScript of this bundle is discarded.
 *
 * @param dist the folder in which the sheets are written
 * @param announced whether pages have an announcement; without one, no page has its sheet
 * @returns the print sheet, and for each page the CSS of two sheets: the one that all pages share, then its own
 */
async function buildStyles(dist: string, announced: boolean): Promise<{ sheetsOf: (page: string) => readonly string[]; print: StyleSheet }> {
  const input = Object.fromEntries(routes.map(({ name }) => [name, join(siteFolder, 'src/pages', name, 'Page.tsx')]));
  const bar = 'layout/AnnouncementBar.tsx';
  const frame = { frame: join(siteFolder, 'src/styles.ts'), ...(announced && { bar: join(siteFolder, 'src', bar) }) };
  const print = join(siteFolder, 'src/print.ts');
  const output = await outputs({
    ...sharedViteConfig,
    build: { ...sharedViteConfig.build, write: false, manifest: 'manifest.json', cssCodeSplit: true, rolldownOptions: { checks, input: { ...frame, print, ...input }, treeshake: false } },
  });
  const manifest = viteManifestIn(output);
  const assets = new Map(
    output.output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, item.source] as const] : [])),
  );
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const [name, source] of assets) {
    if (/\.(css|woff2)$/.test(name)) await writeFile(join(dist, name), source);
  }
  const sheetsOf = (id: string) => [...withImports(manifest, id)].reverse().flatMap((part) => manifest[part]?.css ?? []);
  // The navigation's code is loaded on intent, but its HTML is in every page.
  const frameSheets = [...sheetsOf(moduleId('styles.ts')), ...sheetsOf(moduleId('layout/MainNavigation.tsx')), ...(announced ? sheetsOf(moduleId(bar)) : [])];
  const [printSheet] = sheetsOf(moduleId('print.ts'));
  if (printSheet === undefined) throw new Error('site/src/print.ts imports no styles.');
  const pageSheets = (page: string) => {
    const own = moduleId(`pages/${page}/Page.tsx`);
    // The browser's code has no styles, so a page also inlines those of the modules that it loads on intent.
    return [own, ...[...withImports(manifest, own)].flatMap((id) => manifest[id]?.dynamicImports ?? [])].flatMap(sheetsOf);
  };
  const textOf = (name: string) => assets.get(name)?.toString() ?? '';
  const ofEveryPage = mergeSheets([...new Set(frameSheets)].map(textOf), layers);
  return {
    print: { href: `/${printSheet}`, css: textOf(printSheet) },
    sheetsOf: (page) => [ofEveryPage, mergeSheets([...new Set(pageSheets(page))].filter((name) => !frameSheets.includes(name)).map(textOf), layers)],
  };
}

/**
 * Builds the prerender, which the build and the server run: one module, with one copy of React.
 *
 * @param outDir the folder in which it is written
 * @returns its file there
 */
async function buildServer(outDir: string): Promise<string> {
  const { output } = await outputs({
    ...sharedViteConfig,
    ssr: { noExternal: true },
    // The server renders refused forms with it, and React's development code takes four times as long.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...sharedViteConfig.build,
      ssr: true,
      outDir,
      minify: false,
      // The prerender is one module: only the browser loads parts of pages on demand.
      rolldownOptions: { checks: { ...checks, ineffectiveDynamicImport: false }, input: join(siteFolder, 'src/entry.server.tsx'), output: { entryFileNames: 'entry.server.[hash].mjs' } },
    },
  });
  return output[0].fileName;
}

/** The programs of the server that a build holds. */
const SERVER_PROGRAMS = ['run', 'leads-command', 'doctor-command'];

/**
 * Bundles the project's server and its tools with the facts, strings and settings of this build, so that a restart does not
 * read files that are being edited. The packages of `server/package.json` stay outside; the SQL files are copied beside it.
 */
export async function buildSiteServer(outDir: string): Promise<void> {
  await outputs({
    ...sharedViteConfig,
    build: {
      ...sharedViteConfig.build,
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        checks,
        input: Object.fromEntries(SERVER_PROGRAMS.map((name) => [name, join(repository, `server/${name}.ts`)])),
        output: { entryFileNames: `${serverFolder}/[name].mjs`, chunkFileNames: `${serverFolder}/[name].[hash].mjs` },
      },
    },
  });
  for (const path of ['server/rights.sql', 'supabase/migrations']) await cp(join(repository, path), join(outDir, path), { recursive: true });
}

/** One of the two inlined scripts, as text: classic, minified, the same on every page. */
export async function buildInline(name: 'head-script' | 'loader'): Promise<string> {
  const output = await outputs({
    ...sharedViteConfig,
    plugins: [],
    define: { TESTIMONIAL_PLACES: JSON.stringify(testimonialPlaces) },
    build: {
      ...sharedViteConfig.build,
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { checks, input: join(siteFolder, 'src', `${name}.ts`), output: { format: 'iife' } },
    },
  });
  return output.output[0].code.trim();
}

/** Writes all bundles, and returns what the pages need from them. */
export default async function bundle({ dist, distServer, announced }: BundleOptions): Promise<BuiltCode> {
  const [{ entry, chunksOf }, { sheetsOf, print }, prerender, headScript, loader] = await Promise.all([
    buildClient(dist),
    buildStyles(dist, announced),
    buildServer(distServer),
    buildInline('head-script'),
    buildInline('loader'),
    buildSiteServer(distServer),
  ]);
  const pages = Object.fromEntries(routes.map(({ name }) => [name, { chunks: chunksOf(name), sheets: sheetsOf(name) }]));
  return { entry, pages, print, headScript, loader, prerender };
}
