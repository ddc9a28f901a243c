/**
 * Gives the classes of the published sheets readable names, `uno-ServiceCard-card` for a sheet and its constant, so that
 * they can be written in HTML by hand.
 */
import type { Plugin } from 'vite';

/** A class as vanilla-extract's `identifiers: 'debug'` writes it: `<sheet>_<constant>__<hash>`. CSS escapes punctuation in a variant's name. */
const READABLE = /\b([A-Za-z]\w*?)_([\w\\/-]+?)__(_?[0-9a-z]+)\b/g;

export function stableNames(): Plugin {
  const names = new Map<string, string>();
  const owners = new Map<string, string>();
  const nameOf = (sheet: string, constant: string, hash: string): string => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const plain = `uno-${sheet}-${constant.replaceAll(/\W+/g, '-')}`;
    // A number distinguishes classes with the same name, as from a loop.
    let name = plain;
    for (let at = 2; owners.has(name); at += 1) name = `${plain}-${at}`;
    owners.set(name, hash);
    names.set(hash, name);
    return name;
  };
  const renameClasses = (text: string) => text.replaceAll(READABLE, (_, sheet: string, constant: string, hash: string) => nameOf(sheet, constant, hash));
  return {
    name: 'uno:stable-names',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = renameClasses(output.code);
        else if (typeof output.source === 'string' && output.fileName.endsWith('.css')) output.source = renameClasses(output.source);
      }
    },
  };
}
