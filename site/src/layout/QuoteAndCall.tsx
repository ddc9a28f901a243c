import { ButtonLink } from '@uno/ui/Button';
import { business } from '../../business.ts';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { WithPhone } from './WithPhone.tsx';

/** The quote button and the telephone button for the top of a page. Put them into a `Cluster` or `HeroActions`. The page declares the section `common`. */
export function QuoteAndCall() {
  const locale = useLocale();
  const t = useT<'common'>();
  return (
    <>
      <ButtonLink variant="primary" href={hrefOf('quote', locale)}>
        {t('common.getQuote')}
      </ButtonLink>
      <ButtonLink href={business.phoneHref}>
        <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
      </ButtonLink>
    </>
  );
}
