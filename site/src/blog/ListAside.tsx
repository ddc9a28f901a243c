import type { ReactNode } from 'react';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Aside, AsideLinks, AsideOffer } from './Aside.tsx';
import { serviceLinksOf } from './serviceLinks.ts';

/** Beside the list of a category or a tag: its chips, what happens after a quote request, and the services. */
export function ListAside({ children }: { /** An `AsideChips`. */ children: ReactNode }) {
  const locale = useLocale();
  const t = useT<'lists' | 'nav'>();
  const { siteVisitDays, proposalHours } = business.promises;
  return (
    <Aside label={t('blog.ways')}>
      {children}
      <AsideOffer variant="primary" title={t('blog.quoteTitle')} text={t('blog.quoteText', { ...siteVisitDays, hours: proposalHours })} href={hrefOf('quote', locale)}>
        {t('blog.quote')}
      </AsideOffer>
      <AsideLinks title={t('blog.services')} links={serviceLinksOf(['services', 'whyPartner', 'industries'], locale, t)} />
    </Aside>
  );
}
