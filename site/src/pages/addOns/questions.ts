import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/things.ts';
import type { Translate } from '../../../i18n/t.ts';

/** What people ask before they order, as the page and its structured data say it. */
export const questions = (t: Translate<StringsOf<'addOns'>>): readonly Question[] =>
  (['alone', 'price', 'who', 'products', 'stain'] as const).map((name) => ({
    question: t(`addOns.faq.${name}.question`),
    answer: t(`addOns.faq.${name}.answer`),
  }));
