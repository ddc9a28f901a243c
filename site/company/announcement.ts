import { announcementSchema } from './announcementSchema.ts';
import { readOwnerFile } from './read.ts';
import type { SiteAnnouncement } from './shape.ts';

/** The announcement, or `null` when there is none: pages then have no markup or styles for it. Bundles get it as data (`site/build/asData.ts`). */
export const announcement: SiteAnnouncement | null = readOwnerFile('announcement.yaml', announcementSchema);
