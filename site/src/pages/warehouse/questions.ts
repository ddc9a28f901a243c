import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions of warehouse managers, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'warehouse'>>): readonly Question[] =>
  (['running', 'training', 'products', 'insured', 'volume'] as const).map((asked) => ({ question: t(`warehouse.faq.${asked}.question`), answer: t(`warehouse.faq.${asked}.answer`) }));
