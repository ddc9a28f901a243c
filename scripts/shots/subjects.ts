/** The list of pictures to take (“subjects”): pages and their states × widths × themes × languages. */
import { readdir } from 'node:fs/promises';
import { type ThemeName, themeNames } from '@uno/tokens/names';
import { firstOfEach, readManifest } from '../../site/manifest.ts';
import type { StateName } from '../../site/src/pages/states.ts';
import { langOf, type Locale, localePath, locales } from '../../site/i18n/locale.ts';

/** A page of a built site: of this tree, or of another commit. */
export interface PageEntry {
  readonly name: string;
  /** Without language: the French page has the same path after `/fr`. */
  readonly path: string;
  /** The states that it can be brought to, besides `arrival`. */
  readonly states: readonly StateName[];
}

/** The pages of a built site, each once: a pattern with parameters is represented by its first address. */
export const pagesIn = (dist: string): readonly PageEntry[] =>
  firstOfEach(
    readManifest(dist).pages.filter(({ locale }) => locale === locales[0]),
    'name',
  );

/** The windows, in px: a small phone, a tablet, a laptop, a wide screen. */
export const windows = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** The width of a window, in px. */
export type Width = (typeof windows)[number]['width'];

/** How a state is photographed. `reach.ts` has the steps to it, under the same name. */
interface State {
  readonly title: Readonly<Record<Locale, string>>;
  /** The themes in which it is photographed at each width. */
  readonly themes: Readonly<Partial<Record<Width, readonly ThemeName[]>>>;
  /** What the picture shows. `window`: something that covers the window, such as a menu, over a page that doesn't scroll. */
  readonly frame: 'page' | 'window';
}

/** A state with colours of its own is photographed in every theme at one width, because widths differ only in layout. */
const everyTheme = themeNames;
const oneTheme = ['evergreen'] as const satisfies readonly ThemeName[];

/** A page as it arrives: every page has this state. */
export const arrival = 'arrival' as const;

const arrivalState = {
  title: { 'en-CA': 'as it arrives', 'fr-CA': 'à l’arrivée' },
  themes: { 360: everyTheme, 768: everyTheme, 1280: everyTheme, 1920: everyTheme },
  frame: 'page',
} as const satisfies State;

/** The states beyond the arrival. */
export const states: Readonly<Record<StateName, State>> = {
  'services-menu': {
    title: { 'en-CA': 'services menu open', 'fr-CA': 'menu des services ouvert' },
    themes: { 1280: everyTheme, 1920: everyTheme },
    frame: 'window',
  },
  'mobile-menu': {
    title: { 'en-CA': 'mobile menu open', 'fr-CA': 'menu mobile ouvert' },
    themes: { 360: everyTheme, 768: everyTheme },
    frame: 'window',
  },
  // The page must look as if its own address had been opened.
  'language-chosen': {
    title: { 'en-CA': 'reached from the French page', 'fr-CA': 'venu de la page anglaise' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  errors: {
    title: { 'en-CA': 'errors shown', 'fr-CA': 'erreurs affichées' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  filled: {
    title: { 'en-CA': 'filled in', 'fr-CA': 'rempli' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  // The same answers as in `filled`: a restored draft must look the same.
  draft: {
    title: { 'en-CA': 'a restored draft, after a reload', 'fr-CA': 'un brouillon gardé, rechargé' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  // The fields are faint, and the button shows the sweep.
  sending: {
    title: { 'en-CA': 'being sent', 'fr-CA': 'en cours d’envoi' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  // Only text, in the colours of the note above it.
  offline: {
    title: { 'en-CA': 'no connection', 'fr-CA': 'sans connexion' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  // The error box, as in `errors`.
  limit: {
    title: { 'en-CA': 'limit reached', 'fr-CA': 'limite atteinte' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  'wake-failed': {
    title: { 'en-CA': 'its code did not load', 'fr-CA': 'son code n’a pas chargé' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'window',
  },
  'not-sent': {
    title: { 'en-CA': 'sent to a host that accepts no forms', 'fr-CA': 'envoyé à un hébergeur qui n’accepte pas de formulaires' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  success: {
    title: { 'en-CA': 'sent', 'fr-CA': 'envoyé' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  narrowed: {
    title: { 'en-CA': 'searched and filtered', 'fr-CA': 'cherché et filtré' },
    themes: { 360: everyTheme, 768: oneTheme, 1280: everyTheme, 1920: oneTheme },
    frame: 'page',
  },
  'nothing-left': {
    title: { 'en-CA': 'no results', 'fr-CA': 'aucun résultat' },
    themes: { 360: everyTheme, 768: oneTheme, 1280: oneTheme, 1920: oneTheme },
    frame: 'page',
  },
  diagnostics: {
    title: { 'en-CA': 'connection tested', 'fr-CA': 'connexion vérifiée' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'window',
  },
  'diagnostics-down': {
    title: { 'en-CA': 'connection tested, the store does not answer', 'fr-CA': 'connexion vérifiée, sans réponse' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
};

/** One picture to make. */
export interface Subject {
  readonly page: PageEntry;
  readonly state: StateName | typeof arrival;
  readonly width: Width;
  readonly theme: ThemeName;
  readonly locale: Locale;
  readonly frame: State['frame'];
}

const isIn = (theme: ThemeName, themes: State['themes'], width: Width): boolean => themes[width]?.includes(theme) ?? false;

const stateOf = (name: Subject['state']): State => (name === arrival ? arrivalState : states[name]);

/** Every subject of these pages, with the states of a page together. */
export function subjectsOf(pages: readonly PageEntry[]): readonly Subject[] {
  return pages.flatMap((page) =>
    [arrival, ...page.states].flatMap((state) => {
      const { themes, frame } = stateOf(state);
      return locales.flatMap((locale) =>
        themeNames.flatMap((theme) =>
          windows.flatMap(({ width }) => (isIn(theme, themes, width) ? [{ page, state, width, theme, locale, frame }] : [])),
        ),
      );
    }),
  );
}

/** The path of a subject's page. */
export const pathOf = ({ page, locale }: { readonly page: Pick<PageEntry, 'path'>; readonly locale: Locale }): string => localePath(page.path, locale);

/** The unique name of a subject's picture: `home-mobile-menu-360-midnight-fr`. */
export const idOf = ({ page, state, width, theme, locale }: Subject): string => [page.name, state, width, theme, langOf(locale)].join('-');

/** The strings of the heads of all pages, in a language: each page's file of strings has its own. */
async function headsOf(language: 'en' | 'fr'): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`../../site/content/${language}/`, import.meta.url);
  const files: { head?: Readonly<Record<string, string>> }[] = await Promise.all((await readdir(folder)).map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...files.map(({ head }) => head));
}

const heads = { 'en-CA': await headsOf('en'), 'fr-CA': await headsOf('fr') } as const;

/** The title of a page in a language, or its name if only another commit has the page. */
export const pageTitle = (page: string, locale: Locale): string => heads[locale][`head.${page}.title`] ?? page;

/** The title of a state in a language. */
export const stateTitle = (state: Subject['state'], locale: Locale): string => stateOf(state).title[locale];
