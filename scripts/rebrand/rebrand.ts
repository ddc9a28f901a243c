// `npm run rebrand -- company.json`: applies another company's facts, mark and colours. Without a file it asks, and writes company.json.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askForCompany } from './ask.ts';
import { readCompanyFile } from './companyFile.ts';
import { type FileChange, linesOf, plannedChanges, rebrand } from './write.ts';

const root = join(import.meta.dirname, '../..');

const USAGE = `npm run rebrand -- company.json             writes the company's files
npm run rebrand -- company.json --dry-run   shows what would change, and changes nothing
npm run rebrand                             asks for the facts, writes company.json, and applies it
docs/rebranding.md describes the company file.`;

/** Asks for a company, writes the answers to a file, and returns its path. */
async function askAndWriteFile(): Promise<string> {
  const path = join(process.cwd(), 'company.json');
  await writeFile(path, `${JSON.stringify(await askForCompany(), undefined, 2)}\n`);
  console.log(`Your answers are in ${path}. If one of them is wrong, correct it there, then run: npm run rebrand -- company.json`);
  return path;
}

/** What happens to each file that differs. A dry run shows the lines too. */
const reportOf = (changes: readonly FileChange[], withLines: boolean): readonly string[] =>
  changes.flatMap((change) => {
    const { path, kind } = change;
    if (kind === 'same') return [];
    if (kind === 'new') return [`  ${path}: new`];
    const state = kind === 'changed' ? 'changes' : 'stays as it is, because you have changed it since. Change it by hand, or delete it and run this again. The company file would make it:';
    // The themes are hundreds of lines, which say little.
    const lines = path.endsWith('brand.json') ? '    the mark and the colours' : linesOf(root, change);
    return [`  ${path}: ${state}`, ...(withLines || kind === 'kept' ? [lines] : [])];
  });

try {
  const { values, positionals } = parseArgs({ options: { 'help': { type: 'boolean' }, 'dry-run': { type: 'boolean' } }, allowPositionals: true });
  if (values.help) console.log(USAGE);
  else {
    const input = readCompanyFile(positionals[0] ?? (await askAndWriteFile()));
    const changes = plannedChanges(root, input);
    const isDryRun = values['dry-run'] === true;
    if (!isDryRun) await rebrand(root, changes);
    const report = reportOf(changes, isDryRun);
    if (report.length === 0) console.log(`Nothing changed: the site already says what the file of ${input.company.name} says.`);
    else if (isDryRun) console.log(['Nothing was changed. A run without --dry-run would do this:', ...report].join('\n'));
    else console.log([`The site is that of ${input.company.name}:`, ...report, 'Next: read company/owner-to-confirm.md, run npm run build, and commit (docs/rebranding.md, “Keep your own repository”).'].join('\n'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
