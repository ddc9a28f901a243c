import { globSync } from 'node:fs';
import { repository } from './folders.ts';

/** Every sheet that the site can contain, in the same order on every machine. */
const sheets: readonly string[] = ['packages/ui/src', 'packages/drawings/src', 'site/src', 'tokens/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.css.ts`, { cwd: repository })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted(),
);

/** One of 25 letters, then one of 36 letters and digits: 900 sheets. Without `a`, since ad blockers hide classes that begin with `ad`. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
const prefixOf = (place: number): string => `${LETTERS.charAt(Math.floor(place / 36))}${(place % 36).toString(36)}`;

/** What vanilla-extract passes for a class: its sheet, and the sheet's hash followed by a counter. */
interface Named {
  readonly hash: string;
  /** From the repository. */
  readonly filePath: string;
}

/** The hash of each sheet without the counter, which is `0` for the sheet's first class. */
const hashes = new Map<string, string>();

/**
 * The name of a class in the built site: two characters for its sheet, then the counter. Vanilla-extract's own names use
 * seven for the sheet, which compress badly. The measured difference is in docs/decisions.md.
 *
 * @throws when the sheet is not in the list, because no two sheets may share a prefix
 */
export function shortName({ hash, filePath }: Named): string {
  const known = hashes.get(filePath);
  const own = known !== undefined && hash.startsWith(known) ? known : hash.slice(0, -1);
  hashes.set(filePath, own);
  const place = sheets.indexOf(filePath);
  if (place === -1 || place >= LETTERS.length * 36) throw new Error(`${filePath} is not among the sheets of site/build/shortNames.ts: its classes would share their names with others.`);
  return prefixOf(place) + hash.slice(own.length);
}
