/** What is photographed: pages and their states × widths × themes × languages, as data. */
import { readdir } from 'node:fs/promises';
import { type ThemeName, themeNames } from '@uno/tokens/names';
import { routes } from '../../site/routes.ts';
import { langOf, type Locale, localePath, locales } from '../../site/src/i18n/locale.ts';

/** A page as the route table names it: of this tree, or of another commit. */
export interface PageEntry {
  readonly name: string;
  /** Neutral: French is the same path after `/fr`. */
  readonly path: string;
}

/** The windows, in px: a small phone, a tablet, a laptop, a wide screen. */
export const windows = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** The width of a window, in px. */
export type Width = (typeof windows)[number]['width'];

/** A state that a page has to be brought to. How is said in `reach.ts`, by the same name. */
interface State {
  readonly name: string;
  readonly page: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** At each width where it is photographed, in which themes. */
  readonly themes: Readonly<Partial<Record<Width, readonly ThemeName[]>>>;
  /** `window`: what lies over the page is laid out for the window, and the page behind it doesn't scroll. */
  readonly frame: 'page' | 'window';
}

/** Themes differ in colour, widths in layout: a state with colours of its own is in every theme at one width. */
const everyTheme = themeNames;
const oneTheme = ['evergreen'] as const satisfies readonly ThemeName[];

/** A page as it arrives: every page has this state. */
export const arrival = 'arrival';

const arrives = {
  name: arrival,
  title: { 'en-CA': 'as it arrives', 'fr-CA': 'à l’arrivée' },
  themes: { 360: everyTheme, 768: everyTheme, 1280: everyTheme, 1920: everyTheme },
  frame: 'page',
} as const satisfies Omit<State, 'page'>;

/** The states beyond the arrival. */
export const states = [
  {
    name: 'services-menu',
    page: 'home',
    title: { 'en-CA': 'services menu open', 'fr-CA': 'menu des services ouvert' },
    themes: { 1280: everyTheme, 1920: everyTheme },
    frame: 'window',
  },
  {
    name: 'mobile-menu',
    page: 'home',
    title: { 'en-CA': 'mobile menu open', 'fr-CA': 'menu mobile ouvert' },
    themes: { 360: everyTheme, 768: everyTheme },
    frame: 'window',
  },
  {
    // The page must look as if it had been asked for by its address.
    name: 'language-chosen',
    page: 'home',
    title: { 'en-CA': 'come to from the French page', 'fr-CA': 'venu de la page anglaise' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  {
    name: 'errors',
    page: 'quote',
    title: { 'en-CA': 'errors shown', 'fr-CA': 'erreurs affichées' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  {
    name: 'filled',
    page: 'quote',
    title: { 'en-CA': 'filled, with its review', 'fr-CA': 'remplie, avec sa revue' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
  {
    // The same words as when filled: what is kept must look as it was left.
    name: 'draft',
    page: 'quote',
    title: { 'en-CA': 'a kept draft, after a reload', 'fr-CA': 'un brouillon gardé, rechargé' },
    themes: { 360: oneTheme, 1280: oneTheme },
    frame: 'page',
  },
  {
    name: 'success',
    page: 'quote',
    title: { 'en-CA': 'sent', 'fr-CA': 'envoyée' },
    themes: { 360: everyTheme, 1280: oneTheme },
    frame: 'page',
  },
] as const satisfies readonly State[];

/** The name of a state beyond the arrival. */
export type StateName = (typeof states)[number]['name'];

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

/** Every subject of these pages, a page's states together. Default: the pages of this tree. */
export function subjectsOf(pages: readonly PageEntry[] = routes): readonly Subject[] {
  return pages.flatMap((page) =>
    [arrives, ...states.filter((state) => state.page === page.name)].flatMap(({ name: state, themes, frame }) =>
      locales.flatMap((locale) =>
        themeNames.flatMap((theme) =>
          windows.flatMap(({ width }) => (isIn(theme, themes, width) ? [{ page, state, width, theme, locale, frame }] : [])),
        ),
      ),
    ),
  );
}

/** The path where a subject's page answers. */
export const pathOf = ({ page, locale }: Pick<Subject, 'page' | 'locale'>): string => localePath(page.path, locale);

/** The name of a subject's picture: `home-mobile-menu-360-midnight-fr`. No two have the same. */
export const idOf = ({ page, state, width, theme, locale }: Subject): string => [page.name, state, width, theme, langOf(locale)].join('-');

/** The strings of the heads of all pages, in a language: each page's file of strings has its own. */
async function headsOf(language: 'en' | 'fr'): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`../../site/content/${language}/`, import.meta.url);
  const files: { head?: Readonly<Record<string, string>> }[] = await Promise.all((await readdir(folder)).map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...files.map(({ head }) => head));
}

const heads = { 'en-CA': await headsOf('en'), 'fr-CA': await headsOf('fr') } as const;

/** The title of a page in a language; the name of a page that only another commit has. */
export const pageTitle = (page: string, locale: Locale): string => heads[locale][`head.${page}.title`] ?? page;

/** What a state is called in a language. */
export const stateTitle = (state: Subject['state'], locale: Locale): string =>
  (states.find(({ name }) => name === state) ?? arrives).title[locale];
