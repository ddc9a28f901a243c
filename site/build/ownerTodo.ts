import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './folders.ts';

/** Another company's list is in its own folder. */
const LISTS = ['company/owner-to-confirm.md', 'docs/owner-to-confirm.md'];

/** The texts of the unticked items of a Markdown task list. */
export const untickedIn = (markdown: string): readonly string[] => Array.from(markdown.matchAll(/^- \[ \] (.+)$/gm), ([, words = '']) => words.replace(/:$/, ''));

/** What the build says about the items that the owner still has to confirm: how many, and where. Nothing when there is none. */
export function unconfirmedWarning(root: string = repository): string | undefined {
  const list = LISTS.find((file) => existsSync(join(root, file)));
  const count = list === undefined ? 0 : untickedIn(readFileSync(join(root, list), 'utf8')).length;
  return count === 0 ? undefined : `Only the owner can confirm ${count === 1 ? 'one point' : `${count} points`} of what the site says: ${list}`;
}
