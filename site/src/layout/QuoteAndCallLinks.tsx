import { ButtonLink } from '@uno/ui/Button';
import { business } from '../../business.ts';
import type { ServiceName } from '../../services.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { useQuoteHref } from './quoteHref.ts';
import { WithPhone } from './WithPhone.tsx';

export interface QuoteAndCallProps {
  /** On the page of a service: preselects it in the form. */
  service?: ServiceName;
}

/**
 * The quote button and the telephone button, for `HeroActions` or `PageHeaderActions`. The page declares the section
 * `common`. In a file of its own so that Home does not inline the styles of `Cluster`.
 */
export function QuoteAndCallLinks({ service }: QuoteAndCallProps) {
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
