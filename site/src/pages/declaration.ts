import type { ComponentType, ReactNode } from 'react';
import type { PictureKey } from '../../pictures.ts';
import type { PageName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { SectionName, StringsOf } from '../../content/sections.ts';
import type { Receive } from '../leads/receive.ts';
import type { ArticleFacts, HeadWords } from '../head/head.ts';
import type { Thing } from '../head/pageStructuredData.ts';
import type { Translate } from '../../i18n/t.ts';
import type { StateName } from './states.ts';

/** The same as strings of a dictionary: `head.home.title`. */
type HeadStrings<Name extends string> = { readonly [Key in `head.${Name}.${keyof HeadWords}`]: string };

/** What a page's component is given: the values of its address's parameters. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** One address of a page that has several, or whose content is read when the site is built, with its own head. */
export interface PatternAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly head: HeadWords;
  /** What it shows, with its content: an article. Default: the declaration's `Page`. */
  readonly main?: () => ReactNode;
  /** The scene of its Open Graph picture. Default: the declaration's. */
  readonly picture?: PictureKey;
  /** The title on that picture. Default: that of its head. The pages of a list share one. */
  readonly pictureTitle?: string;
  /** What it says of itself for machines, beside what the declaration's `things` say. */
  readonly things?: readonly Thing[];
  /** Of an article: what Open Graph says of it. */
  readonly article?: ArticleFacts;
}

/**
 * All that the prerender has to know of a page, beside its entry in the route table. It is the default export of
 * `src/pages/<name>/declaration.ts`; no list names these files, and no visitor fetches them.
 */
export interface PageDeclaration<Name extends PageName = PageName, Section extends SectionName = SectionName> {
  readonly name: Name;
  /** What stands in its head, in both languages; a description names its promises (`withPromises`). Not used where there are `entries`: each brings its own. */
  readonly head?: Readonly<Record<Locale, HeadStrings<Name>>>;
  /** The sections of strings that its components may ask for, beside `nav`. The build stops at a string of another section. */
  readonly sections: readonly Section[];
  /** The scene of its Open Graph picture. */
  readonly picture: PictureKey;
  /** Not needed where each of `entries` brings its `main`. */
  readonly Page?: ComponentType<PageProps>;
  /** The states that tests and screenshots check besides the page as it loads. Default: none. */
  readonly states?: readonly StateName[];
  /** Its own structured data (schema.org), made from its strings and those of the menus (`head/pageStructuredData.ts`). Default: only what every page has. */
  readonly things?: (t: Translate<StringsOf<Section | 'nav'>>, locale: Locale) => readonly Thing[];
  /** Takes what is posted to it without a script, on the project's own server. */
  readonly receive?: Receive;
  /**
   * Reads the values that prefill its form from the query, and returns them form-urlencoded; undefined if there are none.
   * Only on the project's own server.
   */
  readonly prefill?: (query: URLSearchParams) => string | undefined;
  /** Of a pattern with parameters, and of a page with content of its own: its addresses in a language, read one after the other, never all at once. */
  readonly entries?: (locale: Locale) => AsyncIterable<PatternAddress> | Iterable<PatternAddress>;
}

/** Declares a page: it gives back what it takes, and checks that the strings of its head are those of its name. */
export const definePage = <Name extends PageName, const Section extends SectionName>(page: PageDeclaration<Name, Section>): PageDeclaration<Name, Section> => page;
