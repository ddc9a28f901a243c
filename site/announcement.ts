import { isDay } from './i18n/isDay.ts';
import type { Locale } from './i18n/locale.ts';
import { today } from './i18n/today.ts';
import type { PlainPageName } from './routes.ts';

/** Something that everybody should know for some days (behaviour.md 1.12): a storm, a holiday. It stands above the header of every page. */
export interface SiteAnnouncement {
  /** The last day on which it is true, in Montréal: `2026-12-28`. A build after that day leaves it out. */
  readonly until: `${number}-${number}-${number}`;
  /** One or two sentences, in each language. */
  readonly text: Readonly<Record<Locale, string>>;
  /** The page that says more, and the words of the link to it. */
  readonly link?: { readonly page: PlainPageName; readonly text: Readonly<Record<Locale, string>> };
}

/** The current announcement. `null`: there is none, and the pages contain nothing for it. */
const announcement: SiteAnnouncement | null = null;

/**
 * The announcement, unless its last day has passed.
 *
 * @param announced the announcement that is asked about. Default: the one above
 * @param day today in Montréal, `YYYY-MM-DD`
 * @throws when `until` is no day
 */
export function currentAnnouncement(announced: SiteAnnouncement | null = announcement, day: string = today()): SiteAnnouncement | null {
  if (announced === null) return null;
  if (!isDay(announced.until)) throw new Error(`site/announcement.ts says “until: ${announced.until}”, which is no day. Write it as 2026-12-28.`);
  return day <= announced.until ? announced : null;
}
