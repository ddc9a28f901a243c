import { business } from '../business.ts';
import { stringsOf } from '../content/sections.ts';
import { langOf, type Locale, locales } from '../i18n/locale.ts';
import { createT } from '../i18n/t.ts';
import { policyMeta, policyOf } from './policy.ts';

/** The file below `dist` that nginx shows in a language while the server does not answer; visitors can't fetch it. */
export const unavailableFile = (locale: Locale): string => `_unavailable.${langOf(locale)}.html`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const STYLES = 'body{max-width:34rem;margin:4rem auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}';

/** A page without styles of the site, scripts or pictures: while it is shown, nothing else can be fetched. */
function unavailablePage(locale: Locale): string {
  const strings = stringsOf(['unavailable'], locale);
  const t = createT(locale, strings);
  const link = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`;
  // The placeholders are replaced after the text is escaped.
  const call = escape(t('unavailable.call', { phone: '\u0001', email: '\u0002' }))
    .replace('\u0001', link(business.phoneHref, business.phoneText[locale]))
    .replace('\u0002', link(business.emailHref, business.email));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">${policyMeta(policyOf({ scripts: [], styles: [STYLES] }))}
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escape(`${t('unavailable.title')} – ${business.name}`)}</title>
<style>${STYLES}</style></head>
<body><main><p>${escape(business.name)}</p><h1>${escape(t('unavailable.title'))}</h1><p>${escape(t('unavailable.reload'))}</p><p>${escape(t('unavailable.form'))}</p><p>${call}</p></main></body>
</html>
`;
}

/** The pages, by their files below `dist`. */
export const unavailablePages = (): ReadonlyMap<string, string> => new Map(locales.map((locale) => [unavailableFile(locale), unavailablePage(locale)]));
