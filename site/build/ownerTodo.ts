import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './folders.ts';

const LIST = 'docs/owner-to-confirm.md';

/** The texts of the unticked items of a Markdown task list. */
export const untickedIn = (markdown: string): readonly string[] => Array.from(markdown.matchAll(/^- \[ \] (.+)$/gm), ([, words = '']) => words.replace(/:$/, ''));

/** A build warning for each item that the owner still has to confirm. Empty when the list does not exist. */
export function unconfirmedWarnings(root: string = repository): readonly string[] {
  const file = join(root, LIST);
  return existsSync(file) ? untickedIn(readFileSync(file, 'utf8')).map((words) => `To confirm (${LIST}): ${words}`) : [];
}
