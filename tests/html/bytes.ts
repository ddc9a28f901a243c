import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFile, readManifest } from '../../site/manifest.ts';
import { type Budget, budgets } from '../bench/budgets.ts';
import { documentFigures } from '../bench/documents.ts';
import { median, passes } from '../bench/figures.ts';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The figures of a built page that are over their budget (behaviour.md 10.4). `npm run bench` measures the others in a browser. */
export async function byteFindings(): Promise<readonly ValidatedPage[]> {
  const figures = await documentFigures({
    pages: readManifest(dist).pages,
    sentBytes: async (path) => (await readFile(join(dist, `${path}.br`))).length,
    textOf: (path) => readFile(join(dist, path), 'utf8'),
  });
  return figures.map((figure) => {
    const { name, most = Infinity, why }: Budget = budgets[figure.budget];
    const kB = median(figure.samples);
    const finding = `${name}: ${kB.toFixed(3)} kB, of which ${most} are allowed. ${why} The limit is in tests/bench/budgets.ts.`;
    return { page: `${documentFile(figure.page).slice(1)} (${name})`, findings: passes(figure) ? [] : [finding] };
  });
}
