// `npm run rebrand -- company.json`: applies another company's facts, mark and colours. Without a file it asks, and writes company.json.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askForCompany } from './ask.ts';
import { companyOf, readCompanyFile } from './companyFile.ts';
import { rebrand } from './write.ts';

const root = join(import.meta.dirname, '../..');

const USAGE = `npm run rebrand -- company.json    applies the facts, the mark and the colours of a company file
npm run rebrand                    asks for the facts, writes company.json, and applies it
docs/rebranding.md describes the company file.`;

/** Asks for a company, writes the answers to a file, and returns its path. */
async function askAndWriteFile(): Promise<string> {
  const path = join(process.cwd(), 'company.json');
  const written = await askForCompany();
  await writeFile(path, `${JSON.stringify(written, undefined, 2)}\n`);
  console.log(`Your answers are in ${path}.`);
  companyOf(written, path);
  return path;
}

try {
  const [path] = process.argv.slice(2);
  if (path === '--help') console.log(USAGE);
  else {
    const { company, markSvg } = readCompanyFile(path ?? (await askAndWriteFile()));
    const files = await rebrand(root, company, markSvg);
    console.log([`The site is now that of ${company.name}. Changed:`, ...files.map((file) => `  ${file}`), 'Next: read docs/owner-to-confirm.md, then npm run build.'].join('\n'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
