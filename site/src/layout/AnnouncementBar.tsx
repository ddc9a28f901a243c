import { Announcement } from '@uno/ui/Announcement';
import { Link } from '@uno/ui/Link';
import { NoBreak } from '@uno/ui/NoBreak';
import type { SiteAnnouncement } from '../../company/shape.ts';
import { business } from '../../business.ts';
import { stringsOf } from '../../content/sections.ts';
import type { Locale } from '../../i18n/locale.ts';
import { hrefOf } from '../../routes.ts';

/** The announcement in a language. Only the prerender renders it, outside what React hydrates, so the browser needs no code for it. */
export function AnnouncementBar({ announcement: { text, link }, locale }: { announcement: SiteAnnouncement; locale: Locale }) {
  return (
    <Announcement aria-label={stringsOf(['announcement'], locale)['announcement.label']}>
      <NoBreak of={business.phoneText[locale]}>{text[locale]}</NoBreak>
      {link && (
        <>
          {' '}
          <Link href={hrefOf(link.page, locale)}>{link.text[locale]}</Link>
        </>
      )}
    </Announcement>
  );
}
