import { announcement } from './company/announcement.ts';
import type { SiteAnnouncement } from './company/shape.ts';
import { today } from './i18n/today.ts';

/**
 * The announcement, unless its last day has passed.
 *
 * @param announced the announcement. Default: that of `site/company/announcement.yaml`
 * @param day today where the company is, `YYYY-MM-DD`
 */
export const currentAnnouncement = (announced: SiteAnnouncement | null = announcement, day: string = today()): SiteAnnouncement | null =>
  announced !== null && day <= announced.until ? announced : null;
