import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './folders.ts';

/** Another company's list is in its own folder. */
const LISTS = ['company/owner-to-confirm.md', 'docs/owner-to-confirm.md'];

/** The texts of the unticked items of a Markdown task list. */
export const untickedIn = (markdown: string): readonly string[] => Array.from(markdown.matchAll(/^- \[ \] (.+)$/gm), ([, words = '']) => words.replace(/:$/, ''));

/** A build warning for each item that the owner still has to confirm. Empty when the list does not exist. */
export function unconfirmedWarnings(root: string = repository): readonly string[] {
  const list = LISTS.find((file) => existsSync(join(root, file)));
  return list === undefined ? [] : untickedIn(readFileSync(join(root, list), 'utf8')).map((words) => `To confirm (${list}): ${words}`);
}
