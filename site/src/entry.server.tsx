import { SkipLink } from '@uno/ui/SkipLink';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { currentAnnouncement } from '../announcement.ts';
import { business } from '../business.ts';
import { type SectionName, type StringsOf, stringsOf } from '../content/sections.ts';
import type { PictureKey } from '../pictures.ts';
import { MAIN_ID, TITLE_ELEMENT } from '../protocol.ts';
import { addressOf, matchRoute, type PageName, type Route, routes } from '../routes.ts';
import { type ArticleOpenGraph, type HeadWords, pageHead } from './head/head.ts';
import { withPromisedFigures } from './head/promisedFigures.ts';
import type { Thing } from './head/pageStructuredData.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { createT } from '../i18n/t.ts';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { FormResultProvider, PrefillProvider } from './leadForm/formResult.ts';
import { formDataOf } from './leadForm/formData.ts';
import { postsHere } from './leads/config.ts';
import type { FormResult, InsertRow } from './leads/receive.ts';
import { SERVICE_PARAMETER } from './leads/schema.ts';
import { AnnouncementBar } from './layout/AnnouncementBar.tsx';
import { App } from './layout/App.tsx';
import { PagePathProvider } from './layout/pagePath.ts';
import { SiteFooter } from './layout/SiteFooter.tsx';
import type { PageDeclaration, PageAddress } from './pages/declaration.ts';
import { checkIslandStrings } from './pages/islandStrings.ts';
import { PLAIN_TITLE, PlainNotFoundPage } from './pages/notFound/PlainPage.tsx';
import type { StateName } from './pages/states.ts';

export { searchFiles } from './blog/searchFiles.ts';
export { libraryIn } from './blog/library.ts';

/** An address that is prerendered. */
export interface PrerenderedAddress {
  readonly route: Route;
  readonly locale: Locale;
  /** `/fr/get-quote` */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly head: HeadWords;
  /** The scene of its Open Graph picture. */
  readonly picture: PictureKey;
  /** The title on that picture. */
  readonly pictureTitle: string;
  readonly states: readonly StateName[];
  /** Renders its content. Undefined: the page's component renders it from the parameters. */
  readonly main: (() => ReactNode) | undefined;
  /** The structured data of this address alone. */
  readonly structuredData: readonly Thing[];
  /** The Open Graph data of an article; undefined for other pages. */
  readonly article: ArticleOpenGraph | undefined;
}

/** A rendered page. */
export interface RenderedPage extends PrerenderedAddress {
  /** The HTML of the head that is specific to this page. */
  headHtml: string;
  /** The HTML of `#root`. */
  body: string;
  /** What the page says when its code can't be fetched. */
  wakeFailed: string;
}

const declarations = Object.values(import.meta.glob<{ default: PageDeclaration }>('./pages/*/declaration.ts', { eager: true })).map((file) => file.default);

function declarationOf(name: PageName): PageDeclaration {
  const declaration = declarations.find((page) => page.name === name);
  if (!declaration) throw new Error(`site/routes.ts names the page “${name}”, which no folder of site/src/pages declares: write ${name}/declaration.ts.`);
  return declaration;
}

/** The title, description and keywords of a page that has one address per language. */
function headWords({ name, head }: PageDeclaration, locale: Locale): HeadWords {
  if (!head) throw new Error(`The page “${name}” has neither “head” nor “addresses” with heads of their own: see site/src/pages/${name}/declaration.ts.`);
  const words = head[locale];
  return { title: words[`head.${name}.title`], description: withPromisedFigures(words[`head.${name}.description`]), keywords: words[`head.${name}.keywords`] };
}

/** The addresses of a route in a language, one at a time. */
export async function* addressesOf(route: Route, locale: Locale): AsyncGenerator<PrerenderedAddress> {
  const declaration = declarationOf(route.name);
  const { addresses: declared, states = [] } = declaration;
  const only: Iterable<PageAddress> = declared ? [] : [{ params: {}, head: headWords(declaration, locale) }];
  for await (const { params, head, main, picture = declaration.picture, pictureTitle = head.title, structuredData = [], article } of declared?.(locale) ?? only) {
    yield { route, locale, path: addressOf(route.path, locale, params), params, head, picture, pictureTitle, states, main, structuredData, article };
  }
}

/** Every address that is prerendered. */
export async function* addresses(): AsyncGenerator<PrerenderedAddress> {
  for (const route of routes) for (const locale of locales) yield* addressesOf(route, locale);
}

/** Provides the strings of one part of a page. A missing string stops the build. */
function Strings({ locale, sections, of, children }: { locale: Locale; sections: readonly SectionName[]; of: string; children: ReactNode }) {
  return (
    <TranslationProvider
      locale={locale}
      dictionary={stringsOf(sections, locale)}
      onMissing={(key) => {
        throw new Error(`The string “${key}” is not in the sections of ${of}: ${sections.join(', ')} (${locale}).`);
      }}
    >
      {children}
    </TranslationProvider>
  );
}

/**
 * Renders one page to HTML. Waits for suspended parts, and keeps them in document order.
 *
 * @param result the result of a form that was posted to it. Default: none
 * @param prefill the initial values of its form (`PageDeclaration.prefill`). Default: none
 */
export async function render(address: PrerenderedAddress, result: FormResult | null = null, prefill?: string): Promise<RenderedPage> {
  const { route, locale, path, params, head } = address;
  const { Page, sections, structuredData, thanksTitle } = declarationOf(route.name);
  checkIslandStrings(route.name, sections, locale);
  const main = (
    <Strings locale={locale} sections={sections} of={`the page “${route.name}” (site/src/pages/${route.name}/declaration.ts)`}>
      <FormResultProvider value={result}>
        <PrefillProvider value={prefill === undefined ? null : formDataOf(prefill)}>
          {address.main?.() ?? (Page && <Page params={params} />)}
        </PrefillProvider>
      </FormResultProvider>
    </Strings>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <PagePathProvider value={path}>
      <Strings locale={locale} sections={['nav']} of="the frame">
        <App
          main={main}
          footer={
            <Strings locale={locale} sections={['footer']} of="the footer">
              <SiteFooter />
            </Strings>
          }
        />
      </Strings>
    </PagePathProvider>,
    // React silently leaves out parts that fail inside Suspense, so errors are collected.
    { progressiveChunkSize: 1e9, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered.`);
  const all = stringsOf([...sections, 'nav'], locale);
  const t = createT<StringsOf<SectionName>>(locale, all, all, (key) => {
    throw new Error(`The string “${key}”, which the head of the page “${route.name}” uses, is not in the sections of the page (${locale}).`);
  });
  return {
    ...address,
    headHtml: pageHead({ route, path, locale, head: result?.stored && thanksTitle ? { ...head, title: thanksTitle(t) } : head, structuredData: [...(structuredData?.(t, locale) ?? []), ...address.structuredData], article: address.article, t }),
    // The policy refuses inline styles; Radix writes one, which does nothing here (`NavigationMenu.css.ts`).
    body: html.replaceAll(' style="position:relative"', ''),
    wakeFailed: t('nav.wakeFailed', { phone: business.phoneText[locale] }),
  };
}

/** The HTML at the start of every body, outside what React hydrates: the skip link and, if there is one, the announcement. */
export function beginningIn(locale: Locale): string {
  const announcement = currentAnnouncement();
  return renderToStaticMarkup(
    <>
      <SkipLink href={`#${MAIN_ID}`}>{stringsOf(['nav'], locale)['nav.skip']}</SkipLink>
      {announcement && <AnnouncementBar announcement={announcement} locale={locale} />}
    </>,
  );
}

/** The title and the body of the short English not-found page, for hosts that can serve only one. */
export const plainNotFound = (): { readonly title: string; readonly body: string } => ({
  title: `${PLAIN_TITLE} – ${business.name}`,
  body: renderToStaticMarkup(<PlainNotFoundPage />),
});

/** The address of a page whose form this server receives; undefined in builds for other hosts. */
async function formAddress(path: string): Promise<PrerenderedAddress | undefined> {
  const known = matchRoute(path);
  if (!postsHere || !known?.route.form) return undefined;
  for await (const address of addressesOf(known.route, known.locale)) if (address.path === known.path) return address;
  return undefined;
}

/** The ids of each form's page in their order, by path and prefilled service: one entry for each set of questions. */
const idsOfPages = new Map<string, readonly string[]>();

/** Sorts the bad fields by their position on the page. */
async function inOrder(address: PrerenderedAddress, result: FormResult & { readonly stored: false }): Promise<FormResult> {
  if (result.fields.length < 2) return result;
  const service = result.data.get(SERVICE_PARAMETER);
  const prefill = typeof service === 'string' ? declarationOf(address.route.name).prefill?.(new URLSearchParams({ [SERVICE_PARAMETER]: service })) : undefined;
  const key = `${address.path}?${prefill ?? ''}`;
  const ids = idsOfPages.get(key) ?? Array.from((await render(address, null, prefill)).body.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
  idsOfPages.set(key, ids);
  return { ...result, fields: result.fields.toSorted((one, other) => ids.indexOf(one.field) - ids.indexOf(other.field)) };
}

/**
 * Receives a form that was posted without JavaScript.
 *
 * @param mayRender asked once it is refused, because rendering is what takes time.
 * @returns `null` once it is stored, else the page's content with the error box and the values filled in, or `false` if that may
 * not be rendered; undefined if the path takes no forms
 */
export async function receiveForm(path: string, data: FormData | null, insert: InsertRow, today: string, mayRender: () => boolean): Promise<string | false | null | undefined> {
  const address = await formAddress(path);
  const result = await (address && declarationOf(address.route.name).receive?.(data, insert, today));
  if (!address || !result) return undefined;
  if (result.stored) return null;
  return mayRender() && (await render(address, await inOrder(address, result))).body;
}

/** The initial form values that the query asks for, in the format of `PREFILL_ATTRIBUTE`; undefined if it has none that the page knows. */
export function prefillOf(path: string, query: URLSearchParams): string | undefined {
  const known = matchRoute(path);
  return postsHere && known?.route.form ? declarationOf(known.route.name).prefill?.(query) : undefined;
}

/** The content of a page with these initial form values, which visitors then have before scripts run and without JavaScript. */
export async function renderPrefilled(path: string, prefill: string): Promise<string | undefined> {
  const address = await formAddress(path);
  return address && (await render(address, null, prefill)).body;
}

/** The content of a page after its form was stored, the thank-you message, and the `<title>` of its document. */
export async function renderThanks(path: string): Promise<{ readonly title: string; readonly body: string } | undefined> {
  const address = await formAddress(path);
  if (!address) return undefined;
  const { headHtml, body } = await render(address, { stored: true });
  return { title: TITLE_ELEMENT.exec(headHtml)?.[0] ?? '', body };
}
