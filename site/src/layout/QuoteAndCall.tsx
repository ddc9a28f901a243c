import { ButtonLink } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { WithPhone } from './WithPhone.tsx';

/** The two next steps at the opening of a page about the company: ask for a quote, or call. The page declares the section `common`. */
export function QuoteAndCall() {
  const locale = useLocale();
  const t = useT<'common'>();
  return (
    <Cluster>
      <ButtonLink variant="primary" href={hrefOf('quote', locale)}>
        {t('common.getQuote')}
      </ButtonLink>
      <ButtonLink href={business.phoneHref}>
        <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
      </ButtonLink>
    </Cluster>
  );
}
