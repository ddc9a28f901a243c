/** The code and the styles of a package: module by module, one sheet a module. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import { build, type Plugin, type Rollup } from 'vite';
import { publishedLayerOrder, unoPlugins } from '../../vite.plugins.ts';
import { type Entry, type Package, repository } from './packages.ts';
import { stableNames } from './stableNames.ts';

/** An entry after the build. */
export interface BuiltEntry extends Entry {
  /** The names that it exports. */
  readonly names: readonly string[];
  /** The sheets that it carries itself, from the package. */
  readonly sheets: readonly string[];
}

const isModule = ({ source }: Entry) => source.endsWith('.ts');

/** `ServiceCard/ServiceCard.css.ts` → `ServiceCard/ServiceCard.css`. */
export const stem = (source: string): string => source.replace(/\.ts$/, '');

/** Typefaces stay files: library mode would write them into the sheet. */
const facesAsFiles: Plugin = {
  name: 'uno:faces-as-files',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('.vanilla.css') ? { code: code.replaceAll(/(url\('[^']+\.woff2)'/g, "$1?no-inline'"), map: null } : undefined,
};

/** What Vite leaves of a style's import. */
const LEFT = /^\/\* empty css\s*\*\/\n/gm;

/** What a module of the browser's begins with. */
const DIRECTIVE = /^"use client";\n/;

/** Puts the import of each module's sheets back, which Vite takes out for pages that link them. */
const importStyles: Plugin = {
  name: 'uno:import-styles',
  // After Vite's own, which gives a module the sheets of the empty modules that it imports.
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
      chunk.code = directive + imports.join('') + chunk.code.slice(directive.length).replaceAll(LEFT, '');
    }
  },
};

/** Where the icons are installed. npm leaves `node_modules` out of a tarball, so they are written to `lucide/`. */
const LUCIDE = /^.*node_modules\/lucide-react\/dist\/esm/;

const nameOf = ({ names: [name = ''] }: Rollup.PreRenderedAsset) =>
  name.endsWith('.css') ? name.replace(/\.css\.ts\.vanilla\.css$/, '.css') : 'fonts/[name][extname]';

/** Builds the JavaScript and the CSS of a package into its emptied `dist`. */
export async function buildLibrary({ source, dist, entries }: Package): Promise<BuiltEntry[]> {
  await rm(dist, { recursive: true, force: true });
  const modules = entries.filter(isModule);
  const result = await build({
    root: repository,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [facesAsFiles, unoPlugins(publishedLayerOrder, { identifiers: 'debug' }), importStyles, stableNames()],
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2022',
      // The consumer minifies, for the consumer's own browsers.
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      lib: { entry: Object.fromEntries(modules.map((entry) => [stem(entry.source), join(source, entry.source)])), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Whatever is imported by a package's name is the consumer's to install, but for the icons: of lucide's 51 MB we
        // use a dozen small files. `\0` begins a bundler's own module.
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
    if (chunk?.type !== 'chunk') throw new Error(`Vite built nothing of ${entry.source}.`);
    return { ...entry, names: chunk.exports, sheets: [...(chunk.viteMetadata?.importedCss ?? [])] };
  });
}
