import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../i18n/today.ts';
import { dateOf, isDraft } from './adaptToCompany.ts';

/** An article that is left out until its date. */
export interface UpcomingArticle {
  /** The name of its file. */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The articles of a folder that are dated after a day, without drafts. */
export const upcomingArticles = (folder: string, day: string = today()): readonly UpcomingArticle[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const date = dateOf(source);
      return date !== undefined && date > day && !isDraft(source) ? [{ name, date }] : [];
    });
