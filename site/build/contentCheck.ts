/** Checks the strings before the build reads them: a mistake in one of them is named by its file and line, in seconds. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { UserFacingError } from '../userFacingError.ts';
import { repository } from './folders.ts';
import { placeholderIn } from './unwritten.ts';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What the parser's messages mean for the person who wrote the file. */
function syntaxProblem(file: string, text: string): string | undefined {
  const [error] = parseSync(file, text).errors;
  if (error === undefined) return undefined;
  const { start = 0 } = error.labels[0] ?? {};
  const at = `${file}:${lineOf(text, start)}`;
  if (/unterminated/i.test(error.message)) return `${at}: the quotation mark of this text is never closed; close it. An apostrophe in the text is ’`;
  if (/expected `,`/i.test(error.message)) return `${at}: a comma is missing before this; write it at the end of the line above. An apostrophe in a text is ’`;
  return `${at}: ${error.message}; compare the line with those around it`;
}

/** The first text that a person has still to write. */
function unwrittenProblem(file: string, text: string): string | undefined {
  const at = text.split('\n').findIndex((line) => placeholderIn(line) !== undefined);
  return at === -1 ? undefined : `${file}:${at + 1}: it still says “${placeholderIn(text.split('\n')[at] ?? '')}…”; write the text`;
}

/** The sections of a language, as `content/en.ts` lists them. */
const sectionsIn = (text: string): readonly string[] => Array.from(text.matchAll(/^export \{([^}]+)\}/gm), ([, names = '']) => names.split(',').map((name) => name.trim())).flat();

/** Sections that one language lists and the other lacks. */
function missingSections(root: string): readonly string[] {
  const [english, french] = (['en', 'fr'] as const).map((language) => ({ language, sections: sectionsIn(readFileSync(join(root, `site/content/${language}.ts`), 'utf8')) }));
  if (english === undefined || french === undefined) return [];
  return [[english, french], [french, english]].flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : other.sections.filter((name) => !one.sections.includes(name)).map((name) => `site/content/${one.language}.ts:1: the section ${name} is missing; list it as ${other.language}.ts does: export { ${name} } from './${one.language}/…'`),
  );
}

/**
 * Checks every file of strings.
 *
 * @param root the repository
 * @throws {UserFacingError} with the file, the line and what to write, for each problem
 */
export function checkContent(root: string = repository): void {
  const files = globSync('site/content/{en,fr}{,/*}.ts', { cwd: root }).toSorted();
  const problems = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return syntaxProblem(file, text) ?? unwrittenProblem(file, text) ?? [];
  });
  const all = [...problems, ...missingSections(root)];
  if (all.length > 0) throw new UserFacingError(['Nothing was built, because of these texts:', ...all].join('\n  '));
}
