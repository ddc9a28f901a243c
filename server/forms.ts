import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { business } from '../site/business.ts';
import { errors as english } from '../site/content/en/errors.ts';
import { errors as french } from '../site/content/fr/errors.ts';
import { documentFile, type SiteManifest } from '../site/manifest.ts';
import { FORM_RESPONSE, MAIN_ID, PREFILL_ATTRIBUTE, ROOT_ID, STORED_PARAMETER, TITLE_ELEMENT, WAKE_FAILED_ID } from '../site/protocol.ts';
import { matchRoute } from '../site/routes.ts';
import { type Locale, localeOf } from '../site/i18n/locale.ts';
import { createT } from '../site/i18n/t.ts';
import { today } from '../site/i18n/today.ts';
import { formDataOf } from '../site/src/leadForm/formData.ts';
import { idempotencyKeyOf, senderSeed } from '../site/src/leads/idempotencyKey.ts';
import type { InsertRow } from '../site/src/leads/receive.ts';
import { FORM_BODY_LIMIT, readBody } from './body.ts';
import type { RequestAddress } from './address.ts';
import type { Database } from './database.ts';
import { codingFor } from './encoding.ts';
import { headersFor } from '../site/headers.ts';
import { busyPage, type RefusedFormLimit } from './refused-forms.ts';
import { storeRow } from './rest.ts';
import { openRequestLog, outcomeOf, type SendFacts } from './send-log.ts';
import { TABLES } from './tables.ts';
import { isOnHost, visitorAddress } from './visitor.ts';

/** What the server needs to answer forms that are posted without JavaScript. */
export interface FormPages {
  /** The prerender of the site that is served; undefined when the build has none, or was copied without it. */
  readonly prerender: () => Promise<Pick<typeof import('../site/src/entry.server.tsx'), 'prefillOf' | 'receiveForm' | 'renderPrefilled' | 'renderThanks'> | undefined>;
  /** The document of a page, as visitors receive it. */
  readonly document: (path: string) => Promise<string>;
  /** The documents with a prefilled form, by address: one for each service of a form. Absent under `npm run dev`, whose sources change. */
  readonly prefilled?: Map<string, Promise<string | undefined>>;
}

type Prerender = Awaited<ReturnType<FormPages['prerender']>>;

/** Loaded prerenders by file name, which contains a hash of the code. Node never unloads a module, so builds with the same one share it. */
const prerenders = new Map<string, Promise<Prerender>>();

/**
 * The forms of one build: its documents, and the prerender beside it, in `<folder>-server`.
 *
 * @param folder the files of the build
 * @param manifest its manifest
 */
export function formPagesOf(folder: string, manifest: Pick<SiteManifest, 'prerender'>): FormPages {
  return {
    async prerender() {
      const name = basename(manifest.prerender ?? '');
      const known = prerenders.get(name);
      if (known) return known;
      const file = join(`${resolve(folder)}-server`, name);
      // Some hosts get the built files without the prerender.
      if (name === '' || !existsSync(file)) return undefined;
      const loaded: Promise<Prerender> = import(pathToFileURL(file).href);
      prerenders.set(name, loaded);
      loaded.catch(() => prerenders.delete(name));
      return loaded;
    },
    document: (path) => readFile(join(folder, documentFile(path)), 'utf8'),
    prefilled: new Map(),
  };
}

/** The CSRF check: whether, by its headers, a page of this site sent the form. It needs no cookie and no script. */
export function isSameSitePost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  // Browsers send `Sec-Fetch-Site` only over HTTPS (and to localhost). `none`: the visitor reloaded the answer to the form.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // For older browsers, and for HTTP. A client that sends none of these headers is not a browser that another site could
  // misuse.
  const from = headers.origin ?? headers.referer;
  return from === undefined || isOnHost(from, headers);
}

/** Replaces the content of `#root` in a document. @param attributes those of `#root` */
function replaceRootContent(document: string, body: string, attributes = `${FORM_RESPONSE}=""`): string {
  const start = `<div id="${ROOT_ID}">`;
  const from = document.indexOf(start);
  const to = document.indexOf(`</div><p id="${WAKE_FAILED_ID}"`);
  if (from === -1 || to < from) throw new Error('The document of a form has no #root whose content can be replaced.');
  return `${document.slice(0, from)}<div id="${ROOT_ID}" ${attributes}>${body}${document.slice(to)}`;
}

/** The document of a page with these answers filled in. Of a build it is rendered at the first visit, then cached. */
function readPrefilledDocument(forms: FormPages, path: string, prefill: string): Promise<string | undefined> {
  const address = `${path}?${prefill}`;
  const known = forms.prefilled?.get(address);
  if (known) return known;
  const made = (async () => {
    const body = await (await forms.prerender())?.renderPrefilled(path, prefill);
    return body === undefined ? undefined : replaceRootContent(await forms.document(path), body, `${PREFILL_ATTRIBUTE}="${prefill}"`);
  })();
  forms.prefilled?.set(address, made);
  made.catch(() => forms.prefilled?.delete(address));
  return made;
}

/** The controls that a form has once. The names of checkboxes repeat. */
const SINGLE = new Set<string>(Object.values(TABLES).flat());

/** Whether a form-urlencoded text can be read without changing it: its percent-encoded bytes are UTF-8, and no text comes twice. */
function isFaithful(text: string): boolean {
  try {
    for (const [bytes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
  } catch {
    return false;
  }
  const names = [...new URLSearchParams(text).keys()].filter((name) => SINGLE.has(name));
  return names.length === new Set(names).size;
}

/** The sentences of the plain-text answers. */
const plainAnswer = (locale: Locale, key: 'errors.elsewhere' | 'errors.unreadable'): string => createT<typeof english>(locale, locale === 'fr-CA' ? french : english)(key, { phone: business.phoneText[locale] });

const compress = promisify(brotliCompress);

/** For answers that are made for one visitor: fast rather than small. The build compresses documents as small as possible. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Answers a form that was posted without JavaScript, its thanks page, and an address that prefills the form:
 *
 * | asked | answered |
 * |---|---|
 * | a form that breaks a rule | 422, or 429 where it is a limit: the page, the red box, the fields filled in |
 * | a form that can't be stored, for a reason that is not the sender's | 503: the same page |
 * | a refused form, the twenty-first from one network address in a minute | 429: a small page that keeps the answers |
 * | a form that is stored | 303 to the page's thanks, in its language: a reload posts nothing |
 * | the thanks, `?stored` | 200 |
 * | `/get-quote?service=office` | 200: the page with the service chosen and its questions, asleep like the built page |
 * | a form that another site posts | 403 |
 * | another kind of body | 415 |
 * | a body that is not UTF-8, or has one text twice | 400 |
 * | a body over 256 kB | 413: the page with the red box |
 *
 * @returns false when the request is none of these, or the served build has no prerender to render an answer
 */
export async function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  address: RequestAddress,
  { forms, database, trustProxy, refusedForms }: { readonly forms: FormPages; readonly database: Promise<Database>; readonly trustProxy: number | null; readonly refusedForms: RefusedFormLimit },
): Promise<boolean> {
  const page = matchRoute(address.path);
  if (!page?.route.form) return false;
  const { path } = page;
  const posted = request.method === 'POST';
  // Other spellings of an address are redirected to the one that has the page (`static.ts`).
  const asks = (request.method === 'GET' || request.method === 'HEAD') && address.search !== '' && address.path === path;
  if (!posted && !asks) return false;

  const requestLog = posted ? openRequestLog(response, 'form') : undefined;
  /** The result of storing the row; undefined when nothing was sent to the store. */
  let facts: SendFacts | undefined;
  const answer = async (status: number, type: string, text: string, more: Readonly<Record<string, string>> = {}) => {
    requestLog?.sent(facts ?? { status, code: String(status) });
    // A body that was not read to its end closes the connection.
    if (posted && !request.complete) response.setHeader('Connection', 'close');
    const packed = type === 'html' && codingFor(request, ['br']) !== undefined;
    response.writeHead(status, {
      ...headersFor(path),
      'Cache-Control': 'no-store',
      'Content-Type': `text/${type}; charset=utf-8`,
      Vary: 'Accept-Encoding',
      ...(packed && { 'Content-Encoding': 'br' }),
      ...more,
    });
    response.end(request.method === 'HEAD' ? undefined : packed ? await compress(text, QUICK) : text);
    return true;
  };
  const locale = localeOf(path);
  if (posted && !isSameSitePost(request)) return answer(403, 'plain', plainAnswer(locale, 'errors.elsewhere'));
  const prerender = await forms.prerender();
  if (!prerender) {
    // The page says that nothing was sent (`static.ts`).
    requestLog?.sent({ status: 503, code: 'NO_PRERENDER' });
    return false;
  }
  if (asks && address.query.has(STORED_PARAMETER)) {
    const thanks = await prerender.renderThanks(path);
    return thanks === undefined ? false : answer(200, 'html', replaceRootContent(await forms.document(path), thanks.body).replace(TITLE_ELEMENT, () => thanks.title));
  }
  if (asks) {
    const prefill = prerender.prefillOf(path, address.query);
    const document = prefill === undefined ? undefined : await readPrefilledDocument(forms, path, prefill);
    if (document === undefined) return false;
    // The document holds no personal data, so it is cached like the built page, and Back can restore it as it was left.
    return answer(200, 'html', document, { 'Cache-Control': 'no-cache' });
  }
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) return answer(415, 'plain', plainAnswer(locale, 'errors.unreadable'));
  const read = await readBody(request, FORM_BODY_LIMIT);
  const isUnreadable = 'text' in read ? !isFaithful(read.text) : read.unread === 'notUtf8';
  if (isUnreadable) return answer(400, 'plain', plainAnswer(locale, 'errors.unreadable'));
  const data = 'text' in read ? formDataOf(read.text) : null;
  let status = data === null ? 413 : 422;
  const sender = visitorAddress(request, trustProxy);
  const insert: InsertRow = async (table, row) => {
    // After a double press, or a reload in this hour or the next, the row is already stored under one of these keys.
    const hour = Math.floor(Date.now() / 3_600_000);
    const keyAt = (at: number) => idempotencyKeyOf(row, senderSeed(`${table} ${sender ?? ''} ${at}`));
    const visitor = { address: sender, language: locale };
    const stored = await storeRow(database, visitor, table, { id: keyAt(hour), ...row }, keyAt(hour - 1));
    ({ facts } = stored);
    const { refusal } = stored;
    if (refusal?.status === 429) status = 429;
    else if (refusal && outcomeOf(facts) === 'failed') status = 503;
    return refusal;
  };
  const body = await prerender.receiveForm(path, data, insert, today(), () => refusedForms.allows(sender));
  if (body === undefined) return false;
  if (body === false) return answer(429, 'html', busyPage(path, locale, data), { 'Retry-After': '60' });
  if (body === null) return answer(303, 'plain', '', { Location: `${path}?${STORED_PARAMETER}#${MAIN_ID}` });
  return answer(status, 'html', replaceRootContent(await forms.document(path), body));
}
