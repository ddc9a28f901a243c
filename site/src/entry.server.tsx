import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { business } from '../business.ts';
import { dictionaries } from '../content/dictionaries.ts';
import { head as headEn } from '../content/en/head.ts';
import { nav as navEn } from '../content/en/nav.ts';
import { head as headFr } from '../content/fr/head.ts';
import { nav as navFr } from '../content/fr/nav.ts';
import { hrefOf, type Route, routes } from '../routes.ts';
import { pageHead } from './head/head.ts';
import { type Locale, locales } from './i18n/locale.ts';
import { createT } from './i18n/t.ts';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { App } from './layout/App.tsx';
import { SiteFooter } from './layout/SiteFooter.tsx';
import { loadIsland, setPage } from './navigation/pages.ts';
import { statics } from './pages/statics.tsx';

/** A page as the prerender needs it. */
export interface Rendered {
  path: string;
  locale: Locale;
  route: Route;
  /** What stands in the head of this page alone. */
  head: string;
  /** What stands in `#root`. */
  body: string;
  /** What the page says when its code can't be fetched. */
  wakeFailed: string;
}

/** Every address that is prerendered, each language of each route. */
export const addresses: readonly { route: Route; locale: Locale; path: string }[] = routes.flatMap((route) =>
  locales.map((locale) => ({ route, locale, path: hrefOf(route.name, locale) })),
);

/** What is said around a page: in its head, and when its code can't be fetched. */
const aroundPage = { 'en-CA': { ...headEn, ...navEn }, 'fr-CA': { ...headFr, ...navFr } } as const;

/** Renders one page to HTML. Suspended parts are waited for; nothing is streamed or outlined. */
export async function render({ route, locale, path }: (typeof addresses)[number]): Promise<Rendered> {
  const t = createT<typeof headEn & typeof navEn>(locale, aroundPage[locale]);
  const kept = { head: null, footer: '' };
  const Main = route.kind === 'static' ? statics[route.name] : undefined;
  setPage(
    path,
    route.kind === 'island' ? { ...kept, kind: 'island', ...(await loadIsland(route.name, locale)) } : { ...kept, kind: 'static', html: '' },
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <TranslationProvider locale={locale} dictionary={dictionaries[locale]}>
        <App main={Main && <Main />} footer={<SiteFooter />} />
      </TranslationProvider>
    </StaticRouter>,
    // A part that fails inside Suspense would be left out in silence.
    { progressiveChunkSize: 1e9, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered.`);
  return {
    path,
    locale,
    route,
    head: pageHead(route, locale, t),
    // The policy refuses inline styles; Radix writes two, which a class replaces.
    body: html.replaceAll(/ style="(?:position:relative|pointer-events:none)"/g, ''),
    wakeFailed: t('nav.wakeFailed', { phone: business.phoneText[locale] }),
  };
}
