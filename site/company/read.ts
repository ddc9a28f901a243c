import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { UserFacingError } from '../userFacingError.ts';
import { yamlMistake } from '../yamlMistake.ts';

/** The problems of a file that the owner edits, each as `site/company/facts.yaml:12: what is wrong; what to write`. */
export class OwnerFileProblems extends UserFacingError {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['Nothing was built, because of the files that describe the company:', ...problems].join('\n  '));
    this.#problems = problems;
  }

  /** A getter, because Node would print an own property again after the message. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}

/** An object that knows only these keys. Another key is refused with the list of those that are known. */
export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `remove it, or write one of ${Object.keys(shape).join(', ')}` : `write ${Object.keys(shape).join(', ')} below it, each on a line of its own`),
  });

/** The value at a path of parsed data; undefined if there is none. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((within, key) => (typeof within === 'object' && within !== null ? Reflect.get(within, key) : undefined), data);

/** What is wrong, without the cure. */
function stateOf(data: unknown, path: readonly PropertyKey[], name: string): string {
  const value = valueAt(data, path);
  if (value === undefined) return `${name} is missing`;
  if (value === null || value === '') return `${name} is empty`;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${name} is “${value}”` : name;
}

/**
 * Reads the text of a file that the owner edits.
 *
 * @param file its path, for the messages
 * @throws {OwnerFileProblems} with every problem, each with its line and what to write
 */
export function readOwnerText<Schema extends z.ZodType>(text: string, file: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // The first one: those that follow it are often its consequences.
  const [unreadable] = document.errors;
  if (unreadable) {
    const { offset, problem, fix } = yamlMistake(unreadable, document, text);
    throw new OwnerFileProblems([`${file}:${lineAt(offset)}: ${problem}; ${fix}`]);
  }
  // YAML takes “#2” in “Tower #2” for a comment: the text would be published without its end.
  const cut: string[] = [];
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      if (type === 'PLAIN' && comment != null && value !== null) cut.push(`${file}:${lineAt(range?.[0] ?? 0)}: the text ends before “#${comment}”, because # begins a comment; put the whole text between quotation marks, or the comment on a line of its own`);
    },
  });
  if (cut.length > 0) throw new OwnerFileProblems(cut);
  /** The line of a value; of what it would be in, if it is missing. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const key = path.at(-1);
    const parent: unknown = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const node: unknown = pair?.key ?? document.getIn(path, true);
    const range = typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range) ? Number(node.range[0]) : undefined;
    if (range !== undefined) return lineAt(range);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  const data: unknown = document.toJS();
  const { success, data: read, error } = schema.safeParse(data);
  if (success) return read;
  const problems = error.issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]).map((path) => {
      const name = path.join('.') || 'the file';
      const state = issue.code === 'unrecognized_keys' ? `${name} is not known` : stateOf(data, path, name);
      return { line: lineOf(path), problem: `${state}; ${issue.message}` };
    }),
  );
  throw new OwnerFileProblems(problems.sort((one, other) => one.line - other.line).map(({ line, problem }) => `${file}:${line}: ${problem}`));
}

const repository = join(import.meta.dirname, '../..');

/** Whether another company has its own files in `company`, which upstream leaves empty (docs/rebranding.md). */
export const hasOwnCompany: boolean = existsSync(join(repository, 'company/facts.yaml'));

/** The folder of the company's files, from the repository. */
export const companyFolder = hasOwnCompany ? 'company' : 'site/company';

/** Reads a file of the company: see {@link readOwnerText}. One that may be empty, such as the announcement, may be missing. */
export function readOwnerFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = `${companyFolder}/${name}`;
  const path = join(repository, file);
  const exists = existsSync(path);
  if (!exists && !schema.safeParse(null).success) throw new OwnerFileProblems([`${file}:1: the file is missing; take back the last one that was committed: git checkout HEAD -- ${file}`]);
  return readOwnerText(exists ? readFileSync(path, 'utf8') : '', file, schema);
}
