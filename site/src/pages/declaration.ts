import type { ComponentType, ReactNode } from 'react';
import type { PictureKey } from '../../pictures.ts';
import type { PageName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { SectionName, StringsOf } from '../../content/sections.ts';
import type { ReceiveForm } from '../leads/receive.ts';
import type { ArticleOpenGraph, HeadWords } from '../head/head.ts';
import type { Thing } from '../head/pageStructuredData.ts';
import type { Translate } from '../../i18n/t.ts';
import type { StateName } from './states.ts';

/** The keys of a page's {@link HeadWords} in a dictionary: `head.home.title`. */
type HeadStrings<Name extends string> = { readonly [Key in `head.${Name}.${keyof HeadWords}`]: string };

/** The props of a page's component: the parameters of its address. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** An address that a declaration lists, because the page has several addresses or its content is read at build time. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly head: HeadWords;
  /** Renders its content, such as an article. Default: the declaration's `Page`. */
  readonly main?: () => ReactNode;
  /** The scene of its Open Graph picture. Default: the declaration's. */
  readonly picture?: PictureKey;
  /** The title on that picture. Default: the title of its head. The pages of a list share one. */
  readonly pictureTitle?: string;
  /** Its structured data, in addition to that of the declaration. */
  readonly structuredData?: readonly Thing[];
  /** The Open Graph data of an article. */
  readonly article?: ArticleOpenGraph;
}

/**
 * Everything that the prerender needs to know about a page, besides its route. It is the default export of
 * `src/pages/<name>/declaration.ts`. These files are found by glob and never sent to browsers.
 */
export interface PageDeclaration<Name extends PageName = PageName, Section extends SectionName = SectionName> {
  readonly name: Name;
  /** The strings of its head; descriptions may have placeholders (`withPromisedFigures`). Not used with `addresses`, which have their own. */
  readonly head?: Readonly<Record<Locale, HeadStrings<Name>>>;
  /** The sections of strings that its components use, besides `nav`. The build stops at a string of another section. */
  readonly sections: readonly Section[];
  /** The scene of its Open Graph picture. */
  readonly picture: PictureKey;
  /** Not needed if each of `addresses` has a `main`. */
  readonly Page?: ComponentType<PageProps>;
  /** The states that tests and screenshots check besides the page as it loads. Default: none. */
  readonly states?: readonly StateName[];
  /** Its own structured data, made from its strings and those of `nav` (`head/pageStructuredData.ts`). Default: none besides that of every page. */
  readonly structuredData?: (t: Translate<StringsOf<Section | 'nav'>>, locale: Locale) => readonly Thing[];
  /** The title of its document once its form is stored; shown without JavaScript. */
  readonly thanksTitle?: (t: Translate<StringsOf<Section | 'nav'>>) => string;
  /** Handles its form when posted without JavaScript, on the project's own server. */
  readonly receive?: ReceiveForm;
  /**
   * Reads the values that prefill its form from the query, and returns them form-urlencoded; undefined if there are none.
   * Only on the project's own server.
   */
  readonly prefill?: (query: URLSearchParams) => string | undefined;
  /** For patterns with parameters and for content that is read at build time: the addresses of the page in a language, yielded one at a time. */
  readonly addresses?: (locale: Locale) => AsyncIterable<PageAddress> | Iterable<PageAddress>;
}

/** Returns its argument. Checks at compile time that the strings of the head match the name of the page. */
export const definePage = <Name extends PageName, const Section extends SectionName>(page: PageDeclaration<Name, Section>): PageDeclaration<Name, Section> => page;
