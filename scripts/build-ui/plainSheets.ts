/** Writes sheets for pages without a bundler: one for each component, including the components that it uses, and one of everything. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publishedLayerOrder } from '../../vite.plugins.ts';
import { stem } from './library.ts';
import { componentsOf, type Package } from './packages.ts';

/** An import inside the package: `../Field/Field.js`, `./Button.css`. */
const IMPORTED = /\b(?:from|import)\s*"(\.[^"]+\.(?:js|css))"/g;

/** Collects the sheets that a module needs, in a bundler's order: those of its imports first. */
function sheetsOf(file: string, seen: Set<string>, sheets: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  if (file.endsWith('.css')) sheets.add(file);
  else for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) sheetsOf(join(dirname(file), path), seen, sheets);
}

const joinSheets = (files: Iterable<string>): string =>
  `${publishedLayerOrder}\n${[...files].map((file) => readFileSync(file, 'utf8').replace(publishedLayerOrder, '').trim()).join('\n')}\n`;

/** Writes `css/` of a built package, unless it has no components. */
export async function writePlainSheets(one: Package): Promise<void> {
  const components = componentsOf(one);
  if (components.length === 0) return;
  const { dist, entries } = one;
  await mkdir(join(dist, 'css'), { recursive: true });
  const moduleOf = (name: string) => join(dist, `${stem(entries.find(({ subpath }) => subpath === `./${name}`)?.source ?? '')}.js`);
  const reset = join(dist, 'Page/reset.css');
  const everything = new Set(existsSync(reset) ? [reset] : []);
  if (everything.size > 0) await writeFile(join(dist, 'css/reset.css'), joinSheets(everything));
  for (const name of components.sort()) {
    const sheets = new Set<string>();
    sheetsOf(moduleOf(name), new Set(), sheets);
    for (const sheet of sheets) everything.add(sheet);
    if (sheets.size > 0) await writeFile(join(dist, `css/${name}.css`), joinSheets(sheets));
  }
  await writeFile(join(dist, 'css/all.css'), joinSheets(everything));
}
