/** The actions of a generator other than adding files: editing a file and running a command. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomActionFunction } from 'node-plop';

const root = join(import.meta.dirname, '../..');

/** The answers, by the names of the prompts. */
export type Answers = Readonly<Record<string, string>>;

/** Changes a file of the repository. */
export const edit =
  (path: string, change: (text: string, answers: Answers) => string) =>
  (answers: Answers): string => {
    const before = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), change(before, answers));
    return path;
  };

/**
 * Inserts text before the first match.
 *
 * @throws when nothing in the file matches: the generator must be adapted to the file
 */
export function insertBefore(text: string, place: RegExp, added: string): string {
  const at = text.search(place);
  if (at < 0) throw new Error(`No match for ${place.source}, before which “${added.trim()}” belongs.`);
  return text.slice(0, at) + added + text.slice(at);
}

/** Runs a script of the repository, as npm does, and reports the file that it writes: the one named, or what the script prints. */
export const run =
  (file: string, wrote?: string): CustomActionFunction =>
  () => {
    const printed = execFileSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), file], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    return wrote ?? printed.trim();
  };

/** `bicycleRacks` and `winter-mats` as words: “Bicycle racks”, “Winter mats”. */
const titleOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** The prompt for a name. plop uses its `validate` for names from the command line too. */
export const namePrompt = (message: string, shape: RegExp, example: string) => ({
  type: 'input' as const,
  name: 'name',
  message,
  validate: (name: string) => shape.test(name) || `“${name}” cannot be a name here: write it like ${example}.`,
});

/** The prompts for the text that visitors read, in both languages. */
export const labelPrompts = [
  { type: 'input' as const, name: 'english', message: 'What do visitors read, in English?', default: ({ name = '' }: Answers) => titleOf(name) },
  { type: 'input' as const, name: 'french', message: 'And in French?' },
];

/** Makes a text safe inside a quoted TypeScript string; apostrophes become typographic. */
export const quoted = (text = ''): string => text.replaceAll("'", '’').replaceAll(/["\\]/g, '');

/** The label in a language. */
export const labelIn = (language: 'en' | 'fr', { english, french }: Answers): string => quoted(language === 'en' ? english : french);
