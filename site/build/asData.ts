import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { companyFolder } from '../company/read.ts';
import { repository, siteFolder } from './folders.ts';

/** Evaluates a module in Node. @returns code with its exports as constants. @throws when one is not data: a bundle would lack it */
async function dataOf(id: string, change = ''): Promise<{ readonly code: string; readonly map: null }> {
  const evaluated: Record<string, unknown> = await import(`${pathToFileURL(id).href}${change}`);
  const code = Object.entries(evaluated).map(([name, value]) => {
    if (typeof value === 'function') throw new Error(`${id} exports the function ${name}. Bundles get this module as data: put the function into another one.`);
    return `export const ${name} = ${JSON.stringify(value)};`;
  });
  return { code: code.join('\n'), map: null };
}

/** The owner's files, by the module that reads each. */
const ownerFiles = new Map(['facts', 'areas', 'testimonials', 'announcement'].map((name) => [join(siteFolder, `company/${name}.ts`), join(repository, companyFolder, `${name}.yaml`)]));

/** Bundles get the content of the owner's files as data: they read no file. */
export const ownerData: Plugin = {
  name: 'uno:owner-data',
  enforce: 'pre',
  async transform(_code, id) {
    const file = ownerFiles.get(join(id));
    if (file === undefined) return undefined;
    this.addWatchFile(file);
    // Node evaluates a module once for each address: a changed file needs another one.
    return dataOf(id, `?changed=${statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0}`);
  },
};

/** The sections of strings, and the facts as pages use them. */
const content = new Set([...globSync('content/{en,fr}/*.ts', { cwd: siteFolder }), 'business.ts'].map((file) => join(siteFolder, file)));

/**
 * Sends strings and facts to the browser as data. Sections put facts into their sentences; that code is not sent. A French page
 * that wakes runs 2.3 kB less (docs/decisions.md).
 */
export const contentAsData: Plugin = {
  name: 'uno:content-as-data',
  enforce: 'pre',
  transform: (_code, id) => (content.has(join(id)) ? dataOf(id) : undefined),
};
