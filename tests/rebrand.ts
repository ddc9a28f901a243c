import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { serve } from '../scripts/build-ui/elsewhere/applications.ts';
import { onPage } from '../scripts/build-ui/elsewhere/checks.ts';
import { claimNames, claims } from '../site/claims.ts';
import { company } from '../site/company/facts.ts';
import { locales } from '../site/i18n/locale.ts';
import { firstAddresses, readManifest } from '../site/manifest.ts';
import type { Mark } from '../tokens/src/mark.ts';
import type { SolvedTheme } from '../tokens/src/themeFrom/index.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { ownerRepository } from './ownerRepository.ts';
import { nodeIn, runNode } from './steps/command.ts';
import { type Failure, type Outcome, runSteps } from './steps/run-steps.ts';
import { runProject } from './steps/test-tools.ts';

/*
 * Clones the repository and rebrands the clone with the file of Boréal Propreté (other name, city, hours, telephone, colour and mark,
 * no ducts, no claims, two figures), takes in a change of upstream, then builds it. The built site must not mention Uno, nor say
 * anything that the file does not say. Then the company makes every claim and promise, and its site must also have the lists and
 * figures of the specification, in both languages. tests/rebrand/upgrade.test.ts tests the pull itself.
 */

const SILENT = 'tests/rebrand/boreal.json';

/** The steps that an owner runs after a pull (docs/rebranding.md); lint and types are the same in every repository. */
const CHECKED_BY_OWNERS = ['unit', 'html'] as const;

/** The same company, with every claim and promise. */
const OUTSPOKEN = 'tests/rebrand/boreal-outspoken.json';

/** The checks of built pages: the function of each file in `tests/html`. */
const pageChecks = { validate: 'validatePages', heads: 'sharedFindings', addresses: 'addressFindings', languagePairs: 'languagePairFindings' };

/** The specification's lists, figures and descriptions are those of a company that makes its claims. */
const specificationChecks = { structured: 'structuredFindings', lists: 'listFindings' };

/** Runs checks of built pages in the copy, because they read its facts. */
const checking = (checks: Readonly<Record<string, string>>) => `
const checks = ${JSON.stringify(checks)};
const found = await Promise.all(Object.entries(checks).map(async ([file, check]) => (await import('./tests/html/' + file + '.ts'))[check]()));
console.log(JSON.stringify(found.flat()));
`;

/** Packs @uno/tokens in the copy, and prints the path of the tarball. */
const PACKING = `
const [{ pack }, { packages }] = await Promise.all(['pack', 'packages'].map((name) => import('./scripts/build-ui/' + name + '.ts')));
for (const { tarball } of await pack([packages().tokens])) console.log(tarball);
`;

/** A text that the built site must not have. */
interface Forbidden {
  readonly what: string;
  readonly said: RegExp;
  /** The files that may have it. */
  readonly allowed?: RegExp;
}

/** Texts that only Uno's site has: its name as a word, its city, its telephone, the service that the fixture does not offer. */
const oldCompanyTexts: readonly Forbidden[] = [
  { what: 'the name Uno', said: /(?<![\p{L}\p{N}_@/-])Uno(?![\p{L}\p{N}_])/u },
  { what: 'Montréal', said: /Montr[ée]al|mont Royal|Mount Royal|the mountain|la montagne|on the island|sur l’île/i },
  { what: 'an area of the previous company', said: /Ahuntsic|Dorval|Hochelaga|Lachine|LaSalle|Outremont|Rosemont|Saint-Laurent|Saint-Léonard|Verdun|Villeray|Westmount/ },
  { what: 'the old telephone', said: /514[-.)\s\u00a0]*555/ },
  { what: 'the old address of the site, of e-mail or of a network', said: /uno[.-]example/ },
  { what: 'an address of a person who is not in the company file', said: /(?:maude|joanne)@/ },
  { what: 'the old partner', said: /Ventair/ },
  // Scripts know the names of all services.
  { what: 'the page about ducts', said: /duct-ventilation/, allowed: /\.js$/ },
];

const articles = /(?:^|\/)blog\//;

/** What the fixture does not say of its company. The figures are those that Uno promises; how long an add-on closes a room is none of them. */
const unsaid = (isFrench: boolean): readonly Forbidden[] => [
  ...claims.flatMap(({ name, what, pattern }) => (name === undefined ? [] : [{ what: `the claim “${what}”`, said: pattern[locales[isFrench ? 1 : 0] ?? 'en-CA'] }])),
  { what: 'a figure that was not promised', said: isFrench ? /\b(?:24|30|2) (?:heures|minutes|min|h)(?![\p{L}])|2 à 3/u : /\b(?:24|30|2) (?:hours|minutes|min|h)\b|2 to 3\b/, allowed: /(?:^|\/)blog\/|specialized-add-ons/ },
];

/** The file of the owner's list that names an article, if one does. */
const isListed = (list: string, page: string): boolean => {
  const [, slug = ''] = /blog\/([^/]+)\/index\.html$/.exec(page) ?? [];
  // Lists of articles show excerpts.
  return articles.test(page) && (slug === '' || slug === 'category' || slug === 'tag' || list.includes(`site/content/blog/${slug}.`));
};

/** The text and the attributes of a page, without styles, scripts, and what the owner's own data says. */
const wordsOf = (html: string, own: readonly string[]): string =>
  own.reduce((rest, words) => rest.replaceAll(words, ''), html.replace(/<style[^]*?<\/style>|<script(?! type="application\/ld\+json")[^]*?<\/script>| (?:class|id|href|src|srcset|for|name|data-[\w-]+|aria-(?:labelledby|describedby|controls))="[^"]*"/g, '')).replaceAll('\u00a0', ' ');

/** Finds texts that a built site must not have. */
const remainingTexts = (folder: string, list: string, own: readonly string[]): readonly string[] =>
  globSync(['**/*.{html,js,css,json,xml,txt,svg,webmanifest,conf}', '_*'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = (forbidden: readonly Forbidden[], within: string) =>
        forbidden.flatMap(({ what, said, allowed }) => {
          const at = allowed?.test(file) ? -1 : within.search(said);
          return at === -1 ? [] : [`${file} holds ${what}: …${within.slice(Math.max(0, at - 60), at + 60)}…`];
        });
      const isPage = file.endsWith('.html') && !isListed(list, file);
      return [...found(oldCompanyTexts, text), ...(isPage ? found(unsaid(/^fr(?:\/|\.)/.test(file)), wordsOf(text, own)) : [])];
    });

interface CheckedPage {
  readonly page: string;
  readonly findings: readonly string[];
}

/** Wakes a page of each route in a browser. Its text stays that of the server: a browser gets the facts as JSON, without what is undefined. */
async function wokenProblems(dist: string): Promise<readonly string[]> {
  ensureBrowser();
  const [site, browser] = await Promise.all([serve(dist, false), chromium.launch(launchOptions())]);
  const wordsIn = (page: Page) => page.evaluate(() => (document.querySelector('main')?.innerText ?? '').replaceAll(/\s+/g, ' '));
  try {
    const problems: string[] = [];
    // A static server has no address for the page that a server sends with status 404.
    for (const { path } of firstAddresses(readManifest(dist).pages).filter(({ status }) => status === 200)) {
      const { found, pageErrors } = await onPage(browser, site.address + path, {}, async (page) => {
        const before = await wordsIn(page);
        await page.locator('header button:visible').first().focus();
        await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')));
        return [before, await wordsIn(page)] as const;
      });
      problems.push(...pageErrors.map((error) => `${path}: ${error}`), ...(found[0] === found[1] ? [] : [`${path} says something else once it is awake: ${found[1].match(/[^.]*\{[^.]*/)?.[0] ?? found[1].slice(0, 200)}`]));
    }
    return problems;
  } finally {
    await Promise.all([site.stop(), browser.close()]);
  }
}

async function testRebranding(): Promise<Outcome> {
  const owner = await ownerRepository();
  /** Builds the site in the copy, and checks its pages. */
  const builtWith = async (checks: Readonly<Record<string, string>>) => {
    const { code, output } = await runNode(['site/build/build.ts'], {}, 30, owner.folder);
    if (code !== 0) throw new Error(`The rebranded site could not be built:\n${output}`);
    const checked: readonly CheckedPage[] = JSON.parse(await nodeIn(owner.folder, ['--input-type=module', '--eval', checking(checks)]));
    return { output, checked, failures: checked.flatMap(({ page, findings }) => (findings.length > 0 ? [{ name: page, detail: findings.join('\n') }] : [])) };
  };
  try {
    owner.rebrand(SILENT);
    owner.git('add', '--all');
    owner.git('commit', '--quiet', '--message=Our company');
    owner.changeUpstream();
    owner.git('pull', '--quiet', '--no-rebase', '--no-edit', 'upstream', 'main');
    const silent = await builtWith(pageChecks);
    const afterPull = await runNode(['scripts/bootstrap.mjs', 'tests/run.ts', ...CHECKED_BY_OWNERS], {}, 20, owner.folder);
    const dist = join(owner.folder, 'site/dist');
    const withoutProof = ['about/index.html', 'fr/about/index.html'].filter((file) => !readFileSync(join(dist, file), 'utf8').includes('Assurances du Cap, n'));
    // The build counts the boxes of the owner's list.
    const list = owner.read('company/owner-to-confirm.md');
    const boxes = list.match(/^- \[ \] /gm)?.length ?? 0;
    const counted = Number(/^Only the owner can confirm (\d+) points/m.exec(silent.output)?.[1]);
    const ownFailures: Failure[] = [
      ...(afterPull.code === 0 ? [] : [{ name: `npm test -- ${CHECKED_BY_OWNERS.join(' ')}`, detail: afterPull.output.slice(-4000) }]),
      ...remainingTexts(dist, list, ['Liability insurance', 'Assurance responsabilité civile', 'Assurances du Cap']).map((detail) => ({ name: 'text that the company file does not have', detail })),
      ...(await wokenProblems(dist)).map((detail) => ({ name: 'a page that woke', detail })),
      ...withoutProof.map((name) => ({ name, detail: 'does not show the proof of the company file' })),
      ...(counted === boxes ? [] : [{ name: 'owner’s list', detail: `${boxes} boxes, and the build counts ${counted}` }]),
    ];
    const said: object = JSON.parse(owner.read(SILENT));
    owner.write(OUTSPOKEN, JSON.stringify({ ...said, claims: claimNames, promises: company.promises }));
    owner.rebrand(OUTSPOKEN);
    const outspoken = await builtWith({ ...pageChecks, ...specificationChecks });
    const { mark, theme, darkTheme }: { mark: Mark; theme: SolvedTheme; darkTheme: SolvedTheme } = JSON.parse(owner.read('tokens/src/brand.json'));
    const tarball = await nodeIn(owner.folder, ['--input-type=module', '--eval', PACKING]);
    const packed = gunzipSync(readFileSync(tarball.trim())).toString();
    const published = [mark.panes, ...[theme, darkTheme].flatMap(({ color }) => [color.action.$value.hex, color.ink.$value.hex])].filter((value) => packed.includes(value));
    const failures = [...published.map((detail) => ({ name: 'the company’s mark or colour in the package @uno/tokens', detail })), ...silent.failures, ...ownFailures, ...outspoken.failures];
    return { passed: silent.checked.length + outspoken.checked.length + 5 - failures.length, failures, notes: [`${boxes} points for the owner`] };
  } finally {
    owner.remove();
  }
}

process.exitCode = await runSteps([{ name: 'upgrade', run: () => runProject('upgrade', {}, 10, []) }, { name: 'another company', run: testRebranding }]);
