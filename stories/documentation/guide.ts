import type { ReactNode } from 'react';
import type { Locale } from '../../site/i18n/locale.ts';

/** A text in English and in French. */
export type Words = readonly [english: string, french: string];

/** Gives the one of two texts that is in the language of the page. */
export type Say = (...words: Words) => string;

export const sayIn = (locale: Locale): Say => (english, french) => (locale === 'fr-CA' ? french : english);

/** A part of a component, as its page numbers and names it. */
export interface AnatomyPart {
  /** A CSS selector. The part is the first element of the default story that it matches. */
  readonly at: string;
  readonly name: Words;
  /** The prop or the component that fills it, as code. */
  readonly by?: string;
  /** What a designer must know about it: whether it is optional, what it may hold. */
  readonly note?: Words;
}

/** One side of a pair: an example that works, and the reason in one sentence. */
interface GuideExample {
  readonly example: (say: Say) => ReactNode;
  readonly why: Words;
}

/** What a designer asks about a component: its parts, and how it is used well and badly. */
export interface ComponentGuide {
  /** In reading order. Empty for a component that draws nothing of its own. */
  readonly anatomy: readonly AnatomyPart[];
  readonly pairs: readonly { readonly do: GuideExample; readonly dont: GuideExample }[];
}
