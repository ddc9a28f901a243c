import type { IncomingMessage } from 'node:http';
import { localeOf, type Locale } from '../../site/i18n/locale.ts';

/**
 * The language in which somebody filled in a form: that of the page that sent it (`Referer`). Where a browser or a
 * proxy withholds that, the first language of the browser that is one of ours.
 *
 * @returns undefined when the request tells neither
 */
export function formLanguage({ headers }: Pick<IncomingMessage, 'headers'>): Locale | undefined {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (page !== null && page.host === headers.host) return localeOf(page.pathname);
  const spoken = /(?:^|,)\s*(en|fr)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return spoken === undefined ? undefined : spoken === 'fr' ? 'fr-CA' : 'en-CA';
}
