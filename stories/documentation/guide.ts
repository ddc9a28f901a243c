import type { ReactNode } from 'react';
import type { Locale } from '../../site/i18n/locale.ts';

/** A text in both languages. */
export type BothLanguages = Readonly<Record<Locale, string>>;

/** @example both('Label', 'Étiquette') */
export const both = (en: string, fr: string): BothLanguages => ({ 'en-CA': en, 'fr-CA': fr });

/** A part of a component, as its page draws and names it. */
export interface AnatomyPart {
  /** A CSS selector. The part is the first element of the default story that it matches. */
  readonly at: string;
  readonly name: BothLanguages;
  /** What a designer must know about it: whether it is optional, how long its words may be. */
  readonly note?: BothLanguages;
}

/** One side of a pair: an example that works, and the reason in one sentence. */
interface GuideExample {
  readonly example: (locale: Locale) => ReactNode;
  readonly why: BothLanguages;
}

/** What a designer asks about a component: its parts, and how it is used well and badly. */
export interface ComponentGuide {
  readonly anatomy: readonly AnatomyPart[];
  readonly pairs: readonly { readonly do: GuideExample; readonly dont: GuideExample }[];
}
