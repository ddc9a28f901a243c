import { ButtonLink } from '@uno/ui/Button';
import { hrefOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { Closing } from './Closing.tsx';

/** The last band of a service's page: its quote form, and the other services. The page declares the section `common`. */
export function ServiceClosing({
  title,
  lead,
  quote,
}: {
  title: string;
  /** What follows, and within which time. */
  lead: string;
  /** The quote form, filled in with the service. */
  quote: string;
}) {
  const t = useT<'common'>();
  return (
    <Closing title={title} lead={lead}>
      <ButtonLink variant="nightPrimary" href={quote}>
        {t('common.getQuote')}
      </ButtonLink>
      <ButtonLink variant="night" href={hrefOf('services', useLocale())}>
        {t('common.allServices')}
      </ButtonLink>
    </Closing>
  );
}
