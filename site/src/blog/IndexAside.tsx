import type { Tag } from '../../blog/article.ts';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Aside, AsideLinks, AsideOffer } from './Aside.tsx';
import { serviceLinksOf } from './serviceLinks.ts';

/** How many tags are listed as popular (behaviour.md 4.4). */
const POPULAR_TAGS = 8;

/** The column beside the index: a link to the contact page, the services, the popular tags. */
export function IndexAside({ tags }: { /** Sorted by number of articles. */ tags: readonly Tag[] }) {
  const locale = useLocale();
  const t = useT<'blog' | 'nav'>();
  return (
    <Aside label={t('blog.ways')}>
      <AsideOffer title={t('blog.write')} text={t('blog.writeText', { hours: business.promises.messageReplyHours })} href={hrefOf('contact', locale)}>
        {t('blog.writeLink')}
      </AsideOffer>
      <AsideLinks title={t('blog.services')} links={serviceLinksOf(['services', 'office', 'building', 'warehouse', 'whyPartner'], locale, t)} />
      <AsideLinks title={t('blog.popular')} links={tags.slice(0, POPULAR_TAGS).map(({ slug, label }) => ({ href: hrefOf('blogTag', locale, { tag: slug }), text: label }))} />
    </Aside>
  );
}
