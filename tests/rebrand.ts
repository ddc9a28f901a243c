import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSite } from './siteCopy.ts';
import { remainingTexts } from './rebrand/foreign.ts';
import { nodeIn } from './steps/command.ts';
import type { Failure, Outcome, Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';

/*
 * Rebrands a copy of the repository with the file of Boréal Propreté (other name, city, hours, telephone, colour and
 * mark, no ducts), then builds it. The built site must not mention Uno, and must pass the checks of built pages.
 */

/** What the copy needs besides the site: the command, its fixture, and the checks of built pages. */
const MORE = ['scripts', 'tests', 'docs', '.env.example'];

/** Runs the checks of built pages in the copy, because they read its facts. */
const CHECKS = `
const { validatePages } = await import('./tests/html/validate.ts');
const { sharedFindings } = await import('./tests/html/shared.ts');
const { structuredFindings } = await import('./tests/html/structured.ts');
const { listFindings } = await import('./tests/html/lists.ts');
const { twinFindings } = await import('./tests/html/twins.ts');
const { addressFindings } = await import('./tests/html/addresses.ts');
const pages = [...(await validatePages()), ...sharedFindings(), ...structuredFindings(), ...listFindings(), ...twinFindings(), ...addressFindings()];
console.log(JSON.stringify(pages));
`;

interface CheckedPage {
  readonly page: string;
  readonly findings: readonly string[];
}

const isChecked = (value: unknown): value is readonly CheckedPage[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'page' in one && 'findings' in one);

/** Pages that do not show the company's proofs. */
const pagesWithoutProof = (dist: string): readonly string[] =>
  ['about/index.html', 'fr/about/index.html'].filter((file) => !readFileSync(join(dist, file), 'utf8').includes('Assurances du Cap, n'));

/** The number of boxes in the owner's list, which the build repeats. */
const countBoxes = (folder: string): number => readFileSync(join(folder, 'docs/owner-to-confirm.md'), 'utf8').match(/^- \[ \] /gm)?.length ?? 0;

async function testRebranding(): Promise<Outcome> {
  const copy = await copyOfSite(MORE);
  try {
    await nodeIn(copy.folder, ['scripts/rebrand/rebrand.ts', 'tests/rebrand/boreal.json']);
    const { output, seconds } = await copy.build();
    const checked: unknown = JSON.parse(await nodeIn(copy.folder, ['--input-type=module', '--eval', CHECKS]));
    if (!isChecked(checked)) throw new Error('The checks of the built pages did not print a list of pages.');
    const warnings = output.split('\n').filter((line) => line.startsWith('To confirm')).length;
    const failures: Failure[] = [
      ...checked.flatMap(({ page, findings }) => (findings.length > 0 ? [{ name: page, detail: findings.join('\n') }] : [])),
      ...remainingTexts(copy.dist).map((detail) => ({ name: 'text of the previous company', detail })),
      ...pagesWithoutProof(copy.dist).map((name) => ({ name, detail: 'does not show the proof of the company file' })),
      ...(warnings === countBoxes(copy.folder) ? [] : [{ name: 'owner’s list', detail: `${countBoxes(copy.folder)} boxes, and the build repeats ${warnings}` }]),
    ];
    return { passed: checked.length + 3 - failures.length, failures, notes: [`built in ${seconds.toFixed(0)} s, ${warnings} points for the owner`] };
  } finally {
    await copy.remove();
  }
}

const rebrand: Step = { name: 'another company', run: testRebranding };

process.exitCode = await runSteps([rebrand]);
