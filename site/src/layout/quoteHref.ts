import { hrefOf } from '../../routes.ts';
import { type ServiceName, serviceNamed } from '../../services.ts';
import { useLocale } from '../i18n/TranslationProvider.tsx';
import { SERVICE_PARAMETER } from '../leads/schema.ts';

/** The address of the quote form, optionally with a preselected service. */
export function useQuoteHref(service?: ServiceName): string {
  const href = hrefOf('quote', useLocale());
  return service === undefined ? href : `${href}?${SERVICE_PARAMETER}=${serviceNamed(service).form}`;
}
