import type { IncomingMessage } from 'node:http';
import { localeOf, type Locale } from '../../site/i18n/locale.ts';
import { isOnHost } from '../visitor.ts';

/**
 * The language in which a form was filled in: that of the page that sent it (`Referer`). Where a browser or a
 * proxy withholds the page, it is the first of the browser's languages that the site has.
 *
 * @returns undefined when the request says neither
 */
export function formLanguage({ headers }: Pick<IncomingMessage, 'headers'>): Locale | undefined {
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (page !== null && isOnHost(page.href, headers)) return localeOf(page.pathname);
  const accepted = /(?:^|,)\s*(en|fr)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return accepted === undefined ? undefined : accepted === 'fr' ? 'fr-CA' : 'en-CA';
}
