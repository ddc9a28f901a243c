/** Measures the size of components in a consumer's bundle. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Part } from './budgets.ts';

/** Bytes, brotli, minified. */
export type Weight = Readonly<Record<Part, number>>;

/** An entry that an application imports, with the names that it uses. */
export interface Use {
  /** `@uno/ui/ServiceCard`. */
  readonly from: string;
  readonly names: readonly string[];
}

/** Packages that are not counted: React and Radix, which the page loads in any case, and the mark, which differs by company. */
const EXTERNAL = /^(react|react-dom|@radix-ui\/[^/]+|@uno\/tokens\/mark)($|\/)/;

/** The source of an application that imports these names, each under an alias. */
const applicationOf = (uses: readonly Use[]): string => {
  const named = uses.flatMap(({ from, names }, at) => names.map((name) => ({ from, name, as: `${name}_${at}` })));
  return [
    ...named.map(({ from, name, as }) => `import { ${name} as ${as} } from '${from}';`),
    `globalThis.used = [${named.map(({ as }) => as).join(', ')}];`,
  ].join('\n');
};

/** The files of a consumer's bundle. */
export interface Bundle {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Bundles an application of the consumer with Vite's default configuration. */
export async function bundle(consumer: string, application: string): Promise<Bundle> {
  const input = join(consumer, `application-${randomUUID()}.js`);
  await writeFile(input, application);
  const result = await build({
    root: consumer,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { application: input },
        external: EXTERNAL,
        checks: { moduleLevelDirective: false, pluginTimings: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return {
    js: outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])),
    css: outputs.flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [output.source.toString()] : [])),
  };
}

const brotli = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);

/** The size of an application that uses some entries, including dynamic imports. */
export async function weigh(consumer: string, uses: readonly Use[]): Promise<Weight> {
  const { js, css } = await bundle(consumer, applicationOf(uses));
  return { js: brotli(js), css: brotli(css) };
}
