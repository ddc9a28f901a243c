import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSite } from './siteCopy.ts';
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
  validate: 'validatePages', heads: 'sharedFindings', structured: 'structuredFindings', lists: 'listFindings', languagePairs: 'languagePairFindings',
  addresses: 'addressFindings',
};
const found = await Promise.all(Object.entries(checks).map(async ([file, check]) => (await import('./tests/html/' + file + '.ts'))[check]()));
console.log(JSON.stringify(found.flat()));
`;

/** Articles must be rewritten by a person, and lists of articles quote them. */
const articles = /(?:^|\/)blog\/|^assets\/blog-/;

/** Texts that only Uno's site has, and the files in which they are allowed: its name as a word, its city, its telephone, the service that the fixture does not offer. */
const oldCompanyTexts: readonly { what: string; said: RegExp; allowed?: RegExp }[] = [
  { what: 'the name Uno', said: /(?<![\p{L}\p{N}_@/-])Uno(?![\p{L}\p{N}_])/u },
  { what: 'Montréal', said: /Montréal/, allowed: articles },
  { what: 'an area of the previous company', said: /Ahuntsic|Dorval|Hochelaga|Lachine|LaSalle|Outremont|Rosemont|Saint-Laurent|Saint-Léonard|Verdun|Villeray|Westmount/, allowed: articles },
  { what: 'the old telephone', said: /514[-.)\s\u00a0]*555/ },
  { what: 'the old address of the site, of e-mail or of a network', said: /uno[.-]example/ },
  { what: 'the old partner', said: /Ventair/ },
  // Scripts know the names of all services.
  { what: 'the page about ducts', said: /duct-ventilation/, allowed: /\.js$/ },
];

/** Finds texts of the previous company in a built site. */
const remainingTexts = (folder: string): readonly string[] =>
  globSync(['**/*.{html,js,css,json,xml,txt,svg,webmanifest,conf}', '_*'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return oldCompanyTexts.flatMap(({ what, said, allowed }) => {
        const at = allowed?.test(file) ? -1 : text.search(said);
        return at === -1 ? [] : [`${file} holds ${what}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
      });
    });

async function testRebranding(): Promise<Outcome> {
  const copy = await copyOfSite(MORE);
  try {
    await nodeIn(copy.folder, ['scripts/rebrand/rebrand.ts', 'tests/rebrand/boreal.json']);
    const { output, seconds } = await copy.build();
    const checked: readonly { page: string; findings: readonly string[] }[] = JSON.parse(await nodeIn(copy.folder, ['--input-type=module', '--eval', CHECKS]));
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
