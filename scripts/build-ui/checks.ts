/** The checks of the packed files, as installed by a consumer. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedLayerOrder } from '../../vite.plugins.ts';
import { clientFaults, serverExportsOfReact } from './clients.ts';
import { documentationFaults } from './documentation.ts';
import type { Packed } from './pack.ts';
import { type Manifest, repository } from './packages.ts';
import { runNode } from './run.ts';
import { bundle } from './weigh.ts';

/** The result of a check: it passed if there is no `problem`. */
export interface Check {
  readonly name: string;
  readonly problem?: string;
}

const check = async (name: string, reasonAgainst: () => Promise<string | undefined>): Promise<Check> => {
  try {
    const problem = await reasonAgainst();
    return problem === undefined ? { name } : { name, problem };
  } catch (error) {
    return { name, problem: error instanceof Error ? error.message : String(error) };
  }
};

/** publint: every exported path exists, in the right format, under the right condition. */
const checkPublint = ({ name, tarball }: Packed): Promise<Check> =>
  check(`${name}: publint`, async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    return messages.length === 0 ? undefined : messages.map((message) => formatMessage(message, pkg, { color: false })).join('\n');
  });

/** The parts of attw's report that name a fault. */
const reportedFaults = (report: string): string =>
  report
    .split(/^\*+$/m)
    .filter((part) => part.split('\n').some((line) => /^(node16|bundler)/.test(line) && !/: (\(ignored\) )?OK|\(ignored\)/.test(line)))
    .join('')
    .trim();

/** attw: types and code agree under every module resolution that supports ES modules. */
const checkTypes = ({ name, tarball }: Packed): Promise<Check> =>
  check(`${name}: are the types wrong?`, async () => {
    try {
      await runNode(['node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color', '--exclude-entrypoints', 'tailwind.css']);
    } catch (error) {
      const report = error instanceof Error ? error.message : String(error);
      return reportedFaults(report) || report;
    }
    return undefined;
  });

/** Modules that need the browser begin with `'use client'`, and no others do. */
const checkUseClient = ({ name }: Packed, consumer: string): Promise<Check> =>
  check(`${name}: 'use client' where it is needed, and nowhere else`, async () => {
    const faults = await clientFaults(join(consumer, 'node_modules', name), await serverExportsOfReact(consumer));
    return faults.length === 0 ? undefined : faults.join('\n');
  });

/** The documentation in the tarball is complete without the repository. */
const checkDocumentation = ({ name }: Packed, consumer: string): Promise<Check> =>
  check(`${name}: the documentation in the tarball`, async () => {
    const faults = await documentationFaults(join(consumer, 'node_modules', name));
    return faults.length === 0 ? undefined : faults.join('\n');
  });

/** The dependencies that each package may install. Add one only on purpose. */
const ALLOWED_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  '@uno/tokens': ['culori', 'zod'],
  '@uno/ui': ['@radix-ui/react-dialog', '@radix-ui/react-navigation-menu', '@uno/tokens'],
};

/** Other dependencies, which only sheets, types or icons need, are compiled into the package. */
const checkDependencies = ({ name }: Packed, consumer: string): Promise<Check> =>
  check(`${name}: installs only the allowed dependencies`, async () => {
    const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(await readFile(join(consumer, 'node_modules', name, 'package.json'), 'utf8'));
    const more = Object.keys(dependencies).filter((one) => !ALLOWED_DEPENDENCIES[name]?.includes(one));
    return more.length === 0 ? undefined : `It installs ${more.join(', ')}. Import @vanilla-extract in sheets (*.css.ts) only, where it is compiled away; its types must not be in an exported type.`;
  });

/** The theme of a few lines in the guide is proven by the packed code. */
const checkShortTheme = (consumer: string): Promise<Check> =>
  check('the guide’s theme of a few lines has what it says, and the rest of the theme that it extends', async () => {
    const [, text = ''] = /```json\n(\{\n {2}"\$extends[^`]*)```/.exec(await readFile(join(consumer, 'node_modules/@uno/tokens/guides/make-it-yours.md'), 'utf8')) ?? [];
    const css = await runNode(['--input-type=module', '--eval', `import { themesCss } from '@uno/tokens'; console.log(themesCss({ short: ${text} }));`], consumer);
    const missing = ['--uno-color-action: #5b2a86', '--uno-radius-control: 10px', '--uno-font-text: Verdana', 'var(--uno-density, 0.75)', '--uno-color-paper: '].filter((part) => !css.includes(part));
    return missing.length === 0 && text.trim().split('\n').length <= 12 ? undefined : `Its sheet lacks ${missing.join(', ')}.`;
  });

/** `uno-theme` runs from the tarball: it writes a theme, which the packed code then accepts. */
const checkCommand = (consumer: string): Promise<Check> =>
  check('uno-theme writes the files of a theme', async () => {
    const { bin = {} }: Partial<Manifest> = JSON.parse(await readFile(join(consumer, 'node_modules/@uno/tokens/package.json'), 'utf8'));
    const said = await runNode([join('node_modules/@uno/tokens', bin['uno-theme'] ?? ''), '#6b2fa0', '--name', 'praxis', '--out', 'praxis'], consumer);
    const use = "import { prove } from '@uno/tokens'; import theme from './praxis/praxis.tokens.json' with { type: 'json' }; prove(theme); console.log(theme.color.action.$value.hex);";
    await writeFile(join(consumer, 'praxis.mjs'), use);
    const hex = (await runNode(['praxis.mjs'], consumer)).trim();
    return hex === '#6b2fa0' && said.includes('Written: ') ? undefined : `It says “${said}”, and the button is ${hex}.`;
  });

/** The source of a module that imports every entry of the packages. */
const importEveryEntry = (packed: readonly Packed[]): string =>
  packed
    .flatMap(({ name, built }) => built.map(({ subpath }) => posix.join(name, subpath)))
    .map((specifier, at) => `export * as entry${at} from '${specifier}';\n`)
    .join('');

/** A consumer's page compiles, and every declaration of the packages with it. */
const checkCompilation = (packed: readonly Packed[], consumer: string, moduleResolution: 'bundler' | 'nodenext'): Promise<Check> =>
  check(`A consumer’s page compiles, moduleResolution ${moduleResolution}`, async () => {
    const imports = `everything.${moduleResolution}.ts`;
    await writeFile(join(consumer, imports), importEveryEntry(packed));
    const config = join(consumer, `tsconfig.${moduleResolution}.json`);
    const compilerOptions = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext',
      moduleResolution,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['page.ts', imports] }));
    await runNode([join(repository, 'node_modules/typescript/bin/tsc'), '--project', config], consumer);
    return undefined;
  });

/** The expected HTML of the consumer's page, without the names of the classes. */
const EXPECTED_PAGE = [
  '<div class=""><ul class="">',
  '<li id="offices" class=""><div class=""><h3 class=""><a href="/services/office-cleaning" class="">Offices</a></h3>',
  '<p class="">Desks, floors and kitchens, after your last meeting.</p><p class="">5 nights a week</p></div></li></ul></div>',
].join('');

/** What the styles of a page contain besides those of its components: typefaces, themes, the reset. */
const STYLES = ['@font-face', '.woff2', '[data-theme=midnight]', 'box-sizing:border-box'];

/** Node renders a consumer's page from the packed code; the bundled styles have each of its classes, in the right layer order. */
const checkRendering = (consumer: string): Promise<Check> =>
  check('A consumer’s page renders on a server, in its styles', async () => {
    const { html }: { html: string } = JSON.parse(await runNode(['render.ts'], consumer));
    const bare = html.replaceAll(/class="[^"]*"/g, 'class=""');
    if (bare !== EXPECTED_PAGE) return `It renders\n${bare}\ninstead of\n${EXPECTED_PAGE}`;
    const { css } = await bundle(consumer, "import { page } from './page.ts';\nglobalThis.used = page;");
    const styles = css.join('');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const unknown = [...classes.map((name) => `.${name}`), ...STYLES].filter((wanted) => !styles.includes(wanted));
    if (unknown.length > 0) return `Its styles lack ${unknown.join(' and ')}.`;
    const layers = new Set([...styles.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) => names.split(/,\s*/)));
    const order = `@layer ${[...layers].join(', ')};`;
    return order === publishedLayerOrder ? undefined : `Its layers are ${order} instead of ${publishedLayerOrder}`;
  });

/** All checks except the budgets. */
export const checksOf = (packed: readonly Packed[], consumer: string): Promise<Check[]> =>
  Promise.all([
    ...packed.flatMap((one) => [checkPublint(one), checkTypes(one), checkUseClient(one, consumer), checkDocumentation(one, consumer), checkDependencies(one, consumer)]),
    checkCompilation(packed, consumer, 'bundler'),
    checkCompilation(packed, consumer, 'nodenext'),
    checkRendering(consumer),
    checkCommand(consumer),
    checkShortTheme(consumer),
  ]);
