/** Builds the code and the styles of a package: one file for each module, and one for its sheet. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import { build, type Plugin, type Rollup } from 'vite';
import { publishedLayerOrder, unoPlugins } from '../../vite.plugins.ts';
import { type Entry, type Package, repository, SOURCE } from './packages.ts';
import { stableNames } from './stableNames.ts';

/** The mark, theme and colours of another company. */
const BRAND = join(repository, 'tokens/src/brand.json');

/** An entry after the build. */
export interface BuiltEntry extends Entry {
  /** The names that it exports. */
  readonly names: readonly string[];
  /** The sheets of its own module, as paths in the package. */
  readonly sheets: readonly string[];
}

const isModule = ({ source }: Entry) => source.endsWith('.ts');

/** `ServiceCard/ServiceCard.css.ts` → `ServiceCard/ServiceCard.css`. */
export const stem = (source: string): string => source.replace(/\.ts$/, '');

/** Keeps fonts as files: Vite's library mode would inline them in the sheet. */
const fontsAsFiles: Plugin = {
  name: 'uno:fonts-as-files',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('.vanilla.css') ? { code: code.replaceAll(/(url\('[^']+\.woff2)'/g, "$1?no-inline'"), map: null } : undefined,
};

/** Leaves out what `npm run rebrand` wrote for the site of another company: the packages have Uno's mark and themes. */
const withoutBrand: Plugin = {
  name: 'uno:without-brand',
  enforce: 'pre',
  load: (id) => (id === BRAND ? '{}' : undefined),
};

/** The comment that Vite leaves in place of a style's import. */
const EMPTY_CSS_COMMENT = /^\/\* empty css\s*\*\/\n/gm;

/** The first line of a client module. */
const DIRECTIVE = /^"use client";\n/;

/** Restores each module's imports of its sheets, which Vite removes for pages that link them. */
const importStyles: Plugin = {
  name: 'uno:import-styles',
  // Runs after Vite's plugin, which assigns the sheets of empty modules to the module that imports them.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const from = dirname(chunk.fileName);
      const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map((sheet) => {
        const path = relative(from, sheet);
        return `import "${path.startsWith('.') ? path : `./${path}`}";\n`;
      });
      // A directive works only as the first statement.
      const [directive = ''] = DIRECTIVE.exec(chunk.code) ?? [];
      chunk.code = directive + imports.join('') + chunk.code.slice(directive.length).replaceAll(EMPTY_CSS_COMMENT, '');
    }
  },
};

/** Where the icons are installed. npm leaves `node_modules` out of a tarball, so they are written to `lucide/`. */
const LUCIDE = /^.*node_modules\/lucide-react\/dist\/esm/;

const nameOf = ({ names: [name = ''] }: Rollup.PreRenderedAsset) =>
  name.endsWith('.css') ? name.replace(/\.css\.ts\.vanilla\.css$/, '.css') : 'fonts/[name][extname]';

/** Builds the JavaScript and the CSS of a package into its emptied `dist`. */
export async function buildLibrary({ source, dist, entries, manifest }: Package): Promise<BuiltEntry[]> {
  await rm(dist, { recursive: true, force: true });
  const modules = entries.filter(isModule);
  // A command is built like an entry, but nobody imports it.
  const sources = [...modules.map((entry) => entry.source), ...Object.values(manifest.bin ?? {}).map((target) => target.slice(SOURCE.length))];
  const result = await build({
    root: repository,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutBrand, fontsAsFiles, unoPlugins(publishedLayerOrder, { identifiers: 'debug', unstable_pluginFilter: ({ name }) => name === withoutBrand.name }), importStyles, stableNames()],
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2022',
      // The consumer's bundler minifies, for the browsers that the consumer supports.
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { entry: Object.fromEntries(sources.map((path) => [stem(path), join(source, path)])), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // The consumer installs all imported packages except the icons: we use a dozen small files of lucide's 51 MB.
        // `\0` marks the bundler's own modules.
        external: /^(?![./\0]|[A-Z]:|lucide-react$|.*\.vanilla\.css)/,
        // Only the icons that are imported are read.
        experimental: { lazyBarrel: true, attachDebugInfo: 'none' },
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: ({ name }) => `${name.replace(LUCIDE, 'lucide')}.js`, assetFileNames: nameOf },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return modules.map((entry) => {
    const chunk = outputs.find((output) => output.type === 'chunk' && output.facadeModuleId === join(source, entry.source));
    if (chunk?.type !== 'chunk') throw new Error(`Vite did not build ${entry.source}.`);
    return { ...entry, names: chunk.exports, sheets: [...(chunk.viteMetadata?.importedCss ?? [])] };
  });
}
