import type { Tag } from '../../blog/article.ts';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Aside, AsideLinks, AsideOffer } from './Aside.tsx';
import { serviceLinksOf } from './serviceLinks.ts';

/** How many tags it calls popular (behaviour.md 4.4). */
const POPULAR_TAGS = 8;

/** What stands beside the index: how to write to us, the services, the tags with the most articles. */
export function IndexAside({ tags }: { /** Those with the most articles first. */ tags: readonly Tag[] }) {
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
