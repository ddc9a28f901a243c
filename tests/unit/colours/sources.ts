import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that may contain colours: its path from the root, and its code without comments. */
export interface Source {
  path: string;
  code: string;
}

const root = join(import.meta.dirname, '../../..');

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Every style sheet and every piece of JSX of the library, the site and the stories. */
export const sources: readonly Source[] = globSync('{packages/ui/src,packages/drawings/src,site/src,stories,.storybook}/**/*.{css.ts,tsx}', { cwd: root })
  .toSorted()
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }));
