import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './folders.ts';

const LIST = 'docs/owner-to-confirm.md';

/** The boxes of a Markdown list that are not ticked, each with its words. */
export const untickedIn = (markdown: string): readonly string[] => Array.from(markdown.matchAll(/^- \[ \] (.+)$/gm), ([, words = '']) => words.replace(/:$/, ''));

/** What the owner has still to confirm, each as a warning of the build. Without a list there is none. */
export function unconfirmed(root: string = repository): readonly string[] {
  const file = join(root, LIST);
  return existsSync(file) ? untickedIn(readFileSync(file, 'utf8')).map((words) => `To confirm (${LIST}): ${words}`) : [];
}
