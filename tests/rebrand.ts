import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSite } from './siteCopy.ts';
import { remainingTexts } from './rebrand/foreign.ts';
import { nodeIn } from './steps/command.ts';
import { type Failure, type Outcome, runSteps } from './steps/run-steps.ts';

/*
 * Rebrands a copy of the repository with the file of Boréal Propreté (other name, city, hours, telephone, colour and
 * mark, no ducts), then builds it. The built site must not mention Uno, and must pass the checks of built pages.
 */

/** What the copy needs besides the site: the command, its fixture, and the checks of built pages. */
const MORE = ['scripts', 'tests', 'docs', '.env.example'];

/** Runs the checks of built pages in the copy, because they read its facts. */
const CHECKS = `
const checks = {
  validate: 'validatePages', heads: 'sharedFindings', structured: 'structuredFindings', lists: 'listFindings', twins: 'twinFindings',
  addresses: 'addressFindings',
};
const found = await Promise.all(Object.entries(checks).map(async ([file, check]) => (await import('./tests/html/' + file + '.ts'))[check]()));
console.log(JSON.stringify(found.flat()));
`;

async function testRebranding(): Promise<Outcome> {
  const copy = await copyOfSite(MORE);
  try {
    await nodeIn(copy.folder, ['scripts/rebrand/rebrand.ts', 'tests/rebrand/boreal.json']);
    const { output, seconds } = await copy.build();
    const checked: readonly { page: string; findings: readonly string[] }[] = JSON.parse(await copy.run(CHECKS));
    const withoutProof = ['about/index.html', 'fr/about/index.html'].filter((file) => !readFileSync(join(copy.dist, file), 'utf8').includes('Assurances du Cap, n'));
    // The build repeats the boxes of the owner's list.
    const boxes = readFileSync(join(copy.folder, 'docs/owner-to-confirm.md'), 'utf8').match(/^- \[ \] /gm)?.length ?? 0;
    const warnings = output.split('\n').filter((line) => line.startsWith('To confirm')).length;
    const failures: Failure[] = [
      ...checked.flatMap(({ page, findings }) => (findings.length > 0 ? [{ name: page, detail: findings.join('\n') }] : [])),
      ...remainingTexts(copy.dist).map((detail) => ({ name: 'text of the previous company', detail })),
      ...withoutProof.map((name) => ({ name, detail: 'does not show the proof of the company file' })),
      ...(warnings === boxes ? [] : [{ name: 'owner’s list', detail: `${boxes} boxes, and the build repeats ${warnings}` }]),
    ];
    return { passed: checked.length + 3 - failures.length, failures, notes: [`built in ${seconds.toFixed(0)} s, ${warnings} points for the owner`] };
  } finally {
    await copy.remove();
  }
}

process.exitCode = await runSteps([{ name: 'another company', run: testRebranding }]);
