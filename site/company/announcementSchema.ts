import { z } from 'zod';
import { isDay } from '../i18n/isDay.ts';
import { type PageName, routes, type StaticPageName } from '../routes.ts';
import { object } from './read.ts';
import { inBoth } from './schema.ts';
import type { SiteAnnouncement } from './shape.ts';

const isStatic = (name: PageName): name is StaticPageName => routes.some((route) => route.name === name && !route.path.includes(':'));

/** The pages that an announcement can link to. */
const pages = routes.flatMap(({ name }) => (isStatic(name) && name !== 'notFound' ? [name] : []));

/** `announcement.yaml`. A CMS writes a day with a time: `2026-12-28T00:00:00.000Z`. */
export const announcementSchema: z.ZodType<SiteAnnouncement | null> = object({
  until: z
    .string('write the last day as 2026-12-28')
    .transform((written) => written.replace(/T.*$/, ''))
    .refine(isDay, 'write the last day as 2026-12-28'),
  text: inBoth,
  link: object({ page: z.enum(pages, `write one of ${pages.join(', ')}`), text: inBoth }).optional(),
}).nullable();
