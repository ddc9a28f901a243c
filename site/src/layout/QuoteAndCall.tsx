import { ButtonLink } from '@uno/ui/Button';
import { business } from '../../business.ts';
import type { ServiceName } from '../../services.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { useQuoteHref } from './quoteHref.ts';
import { WithPhone } from './WithPhone.tsx';

/**
 * The quote button and the telephone button for the top of a page. Put them into a `Cluster`, `HeroActions` or
 * `PageHeaderActions`. The page declares the section `common`.
 */
export function QuoteAndCall({
  service,
}: {
  /** On a service's page: the form begins with it. */
  service?: ServiceName;
}) {
  const locale = useLocale();
  const t = useT<'common'>();
  return (
    <>
      <ButtonLink variant="primary" href={useQuoteHref(service)}>
        {t('common.getQuote')}
      </ButtonLink>
      <ButtonLink href={business.phoneHref}>
        <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
      </ButtonLink>
    </>
  );
}
