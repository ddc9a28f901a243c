import { isDay } from './i18n/isDay.ts';
import type { Locale } from './i18n/locale.ts';
import { today } from './i18n/today.ts';
import type { StaticPageName } from './routes.ts';

/** A notice above the header of every page for some days, such as a storm or a holiday (behaviour.md 1.12). */
export interface SiteAnnouncement {
  /** The last day on which it is shown, in Montréal: `2026-12-28`. A build after that day leaves it out. */
  readonly until: `${number}-${number}-${number}`;
  /** One or two sentences, in each language. */
  readonly text: Readonly<Record<Locale, string>>;
  /** The page with more information, and the text of the link to it. */
  readonly link?: { readonly page: StaticPageName; readonly text: Readonly<Record<Locale, string>> };
}

/** The current announcement, or `null` when there is none: pages then have no markup or styles for it. */
const announcement: SiteAnnouncement | null = null;

/**
 * The announcement, unless its last day has passed.
 *
 * @param announced the announcement. Default: the one above
 * @param day today in Montréal, `YYYY-MM-DD`
 * @throws when `until` is not a date
 */
export function currentAnnouncement(announced: SiteAnnouncement | null = announcement, day: string = today()): SiteAnnouncement | null {
  if (announced === null) return null;
  if (!isDay(announced.until)) throw new Error(`site/announcement.ts says “until: ${announced.until}”, which is not a date. Write it as 2026-12-28.`);
  return day <= announced.until ? announced : null;
}
