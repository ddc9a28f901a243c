import { business } from '../site/business.ts';
import { errors as english } from '../site/content/en/errors.ts';
import { errors as french } from '../site/content/fr/errors.ts';
import { createT } from '../site/i18n/t.ts';
import { langOf, type Locale } from '../site/i18n/locale.ts';

const MINUTE_MS = 60_000;

/** How many refused forms a minute are answered with their page: rendering it takes the only thread some 20 ms. */
const MOST_PAGES = { ofAddress: 20, ofAll: 200 } as const;

/** Counts the pages that are rendered for refused forms. */
export class RefusedFormLimit {
  readonly #most: Readonly<Record<keyof typeof MOST_PAGES, number>>;
  #minute = 0;
  #all = 0;
  readonly #byAddress = new Map<string, number>();

  /** @param most how many pages a minute, of one network address and of all. Default: 20 and 200 */
  constructor(most: Readonly<Record<keyof typeof MOST_PAGES, number>> = MOST_PAGES) {
    this.#most = most;
  }

  /**
   * Counts a page, unless too many were rendered in this minute.
   * @param address the sender's network address; undefined: unknown, and limited only together with all others
   * @returns whether it may be rendered
   */
  allows(address: string | undefined, now = Date.now()): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#all = 0;
      this.#byAddress.clear();
    }
    const pages = address === undefined ? 0 : (this.#byAddress.get(address) ?? 0);
    if (pages >= this.#most.ofAddress || this.#all >= this.#most.ofAll) return false;
    if (address !== undefined) this.#byAddress.set(address, pages + 1);
    this.#all += 1;
    return true;
  }
}

const translations = {
  'en-CA': createT<typeof english>('en-CA', english),
  'fr-CA': createT<typeof english>('fr-CA', french),
} as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The page that answers a refused form beyond the limit: it says so, keeps the answers, and sends them again.
 * @param path the path of the form
 * @param data the answers; `null` if they were too long to be read
 */
export function busyPage(path: string, locale: Locale, data: FormData | null): string {
  const t = translations[locale];
  const fields = [...(data ?? [])].flatMap(([name, value]) => (typeof value === 'string' ? [`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`] : []));
  const sentence = t(data === null ? 'errors.tooLarge' : 'errors.busy', { phone: business.phoneText[locale] });
  return `<!doctype html><html lang="${langOf(locale)}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('errors.title')}</title></head>
<body><main><h1>${t('errors.title')}</h1><p>${escapeHtml(sentence)}</p>${data === null ? '' : `<form method="post" action="${path}">${fields.join('')}<button>${t('errors.tryAgain')}</button></form>`}</main></body></html>`;
}
