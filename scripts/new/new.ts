// `npm run new -- page|component|article|theme|field NAME`: writes its skeleton, as CONTRIBUTING.md describes it.
import { join } from 'node:path';
import nodePlop from 'node-plop';
import { article } from './article.ts';
import { component } from './component.ts';
import { quoted } from './edit.ts';
import { field } from './field.ts';
import { page } from './page.ts';
import { refusalOf } from './refusal.ts';
import { theme } from './theme.ts';

const generators = { page, component, article, theme, field };

const USAGE = `npm run new -- page careers Careers Carrières
npm run new -- component PriceTag Marketing
npm run new -- article winter-mats "Mats in winter" "Les tapis en hiver"
npm run new -- theme lagoon light Lagoon Lagune "#1f6f78"
npm run new -- field bicycleRacks office count "Bicycle racks" "Supports à vélos"
The command asks for values that you leave out. CONTRIBUTING.md says what to write next.`;

/** The section of CONTRIBUTING.md to follow after each generator. */
const sections: Readonly<Record<keyof typeof generators, string>> = {
  page: 'A page',
  component: 'A component',
  article: 'An article',
  theme: 'A theme',
  field: 'A field of the quote form',
};

/** plop skips the actions after a failed one, and reports each as a failure. */
const SKIPPED = 'Aborted due to previous action failure';

/** plop reports the error of a synchronous action as it was thrown, and every other failure as an object of its own. */
function reasonOf(failure: Error | { path: string; error?: string }): string {
  if (failure instanceof Error) return failure.message;
  if (failure.error?.startsWith('File already exists')) return `${failure.path.replace(/^\//, '')} exists already: choose another name, or delete that file first.`;
  return [failure.path, failure.error].filter(Boolean).join(': ');
}

const isGenerator = (name: string | undefined): name is keyof typeof generators => name !== undefined && Object.hasOwn(generators, name);

async function run(name: keyof typeof generators, values: string[]): Promise<boolean> {
  const plop = await nodePlop('', { destBasePath: join(import.meta.dirname, '../..'), force: false });
  plop.setHelper('quoted', quoted);
  const { prompts } = generators[name];
  const refused = refusalOf(prompts, values);
  if (refused !== undefined) throw new Error(refused);
  if (!process.stdin.isTTY) {
    // Nobody answers: a theme without a colour is a copy.
    if (name === 'theme' && values.length === prompts.length - 1) values.push('');
    if (values.length < prompts.length) throw new Error(`A new ${name} needs ${prompts.map((prompt) => prompt.name).join(', ')}.\n\n${USAGE}`);
  }
  const generator = plop.setGenerator(name, generators[name]);
  const { failures } = await generator.runActions(await generator.runPrompts(values), {
    onSuccess: ({ path }) => console.log(path.replace(/^\//, '')),
    onFailure: (failure) => {
      if (failure.error !== SKIPPED) console.error(`${reasonOf(failure)}\nThe command stopped there: git status shows what it has written.`);
    },
  });
  if (failures.length === 0) console.log(`What is left to write and to check: CONTRIBUTING.md, “${sections[name]}”.`);
  return failures.length === 0;
}

const [name, ...values] = process.argv.slice(2);
try {
  if (!isGenerator(name)) console.log(USAGE);
  if (!isGenerator(name) || !(await run(name, values))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
