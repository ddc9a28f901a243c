import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { AsideOffer } from './Aside.tsx';

/** Beside the list of a category or a tag: what happens after a quote request, with a link to the form. */
export function QuoteOffer() {
  const locale = useLocale();
  const t = useT<'lists'>();
  const { siteVisitDays, proposalHours } = business.promises;
  return (
    <AsideOffer title={t('blog.quoteTitle')} text={t('blog.quoteText', { ...siteVisitDays, hours: proposalHours })} href={hrefOf('quote', locale)}>
      {t('blog.quote')}
    </AsideOffer>
  );
}
