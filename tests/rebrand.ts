import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSite } from './siteCopy.ts';
import { foreignWords } from './rebrand/foreign.ts';
import { nodeIn } from './steps/command.ts';
import type { Failure, Outcome, Step } from './steps/outcome.ts';
import { runSteps } from './steps/run-steps.ts';

/*
 * Another company, in a copy of the tree: `npm run rebrand` with the file of Boréal Propreté (other name, city, hours,
 * telephone, colour and mark, no ducts), then a build. What it builds says nothing of Uno, and passes the checks of
 * every built page.
 */

/** What the copy needs beyond the site: the command, its fixture, and the checks of built pages. */
const MORE = ['scripts', 'tests', 'docs', '.env.example'];

/** The checks of built pages, run by the copy: they read its facts. */
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

/** Pages that do not show what the company can prove. */
const unproven = (dist: string): readonly string[] =>
  ['about/index.html', 'fr/about/index.html'].filter((file) => !readFileSync(join(dist, file), 'utf8').includes('Assurances du Cap, n'));

/** The boxes of the owner's list, which the build repeats. */
const boxes = (folder: string): number => readFileSync(join(folder, 'docs/owner-to-confirm.md'), 'utf8').match(/^- \[ \] /gm)?.length ?? 0;

async function rebranded(): Promise<Outcome> {
  const copy = await copyOfSite(MORE);
  try {
    await nodeIn(copy.folder, ['scripts/rebrand/rebrand.ts', 'tests/rebrand/boreal.json']);
    const { output, seconds } = await copy.build();
    const checked: unknown = JSON.parse(await nodeIn(copy.folder, ['--input-type=module', '--eval', CHECKS]));
    if (!isChecked(checked)) throw new Error('The checks of the built pages said something else than pages.');
    const warnings = output.split('\n').filter((line) => line.startsWith('To confirm')).length;
    const failures: Failure[] = [
      ...checked.flatMap(({ page, findings }) => (findings.length > 0 ? [{ name: page, detail: findings.join('\n') }] : [])),
      ...foreignWords(copy.dist).map((detail) => ({ name: 'words of the company before', detail })),
      ...unproven(copy.dist).map((name) => ({ name, detail: 'does not show the proof of the company file' })),
      ...(warnings === boxes(copy.folder) ? [] : [{ name: 'owner’s list', detail: `${boxes(copy.folder)} boxes, and the build repeats ${warnings}` }]),
    ];
    return { passed: checked.length + 3 - failures.length, failures, notes: [`built in ${seconds.toFixed(0)} s, ${warnings} points for the owner`] };
  } finally {
    await copy.remove();
  }
}

const rebrand: Step = { name: 'another company', run: rebranded };

process.exitCode = await runSteps([rebrand]);
