import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import type { Browser } from 'playwright';
import { stringify } from 'yaml';
import { criteria, languages } from '../criteria.ts';
import { engineVersions, runAxe } from '../engines.ts';
import { asCsv, asEarl, asOpenAcr, asSarif } from './formats.ts';
import { reportPage } from './page.ts';
import { type ReportData, verdictOf } from './verdict.ts';

const write = (folder: string, name: string, text: string) => writeFileSync(join(folder, name), text.endsWith('\n') ? text : `${text}\n`);

/** The list for a person: to be filled in and given to the next run with `--answers`. */
const checklist = ({ findings, answers }: ReportData): string =>
  `# For a person: give each criterion a verdict (supports, partially-supports, does-not-support, not-applicable), and remove the #.\n# Then run the audit again with --answers and this file. Criteria that stay commented out stay "not evaluated".\n${criteria
    .map((criterion) => {
      const { failed, undecided, answer } = verdictOf(criterion.id, { findings, answers });
      const block = stringify([answer ?? { criterion: criterion.id, verdict: '', who: 'auditor', date: '', with: 'Firefox 140 + NVDA 2026.1', remarks: '' }]).trimEnd();
      return `\n# ${criterion.id} ${criterion.en} (${criterion.level}); failures: ${failed}, undecided: ${undecided}\n# ${criterion.person.en}\n# ${criterion.person.fr}\n${answer ? block : block.replaceAll(/^/gm, '# ')}`;
    })
    .join('\n')}\n`;

/** Writes the report into its folder, and examines its pages with axe. @throws when axe finds something in the report itself */
export async function writeReport(browser: Browser, data: ReportData): Promise<void> {
  const { folder, target, views, findings } = data;
  for (const language of languages) write(folder, language === 'en' ? 'index.html' : 'index.fr.html', reportPage(data, language));
  write(folder, 'findings.csv', asCsv(findings, target.origin));
  write(folder, 'earl.jsonld', JSON.stringify(asEarl(data), null, 2));
  write(folder, 'results.sarif', JSON.stringify(asSarif(data), null, 2));
  const openAcr = asOpenAcr(data);
  const isValid = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@openacr/openacr/schema/openacr-0.1.0.json')), 'utf8')));
  if (!isValid(openAcr)) throw new Error(`openacr.yaml breaks its schema: ${JSON.stringify(isValid.errors)}`);
  write(folder, 'openacr.yaml', stringify(openAcr));
  write(folder, 'checklist.yaml', checklist(data));
  const manifest = {
    name: target.name, origin: target.origin, standard: 'WCAG 2.2 A, AA', date: data.today, minutes: data.minutes, browser: data.browser, engines: engineVersions(), quick: data.quick,
    widths: data.widths, themes: data.themes.filter(Boolean), pages: target.pages.map(({ path }) => path),
    views: views.map(({ path, state, width, exists, trouble, seconds }) => ({ path, state, width, examined: exists && trouble === undefined, ...(trouble !== undefined && { trouble }), seconds })),
  };
  write(folder, 'manifest.json', JSON.stringify(manifest, null, 2));
  const page = await browser.newPage();
  for (const file of ['index.html', 'index.fr.html']) {
    await page.goto(`file://${join(folder, file)}`);
    const [broken] = (await runAxe(page)).results.filter(({ verdict }) => verdict === 'failed');
    if (broken !== undefined) throw new Error(`The report itself has a barrier: ${broken.rule}: ${broken.html} ${broken.sentence}`);
  }
  await page.close();
}
