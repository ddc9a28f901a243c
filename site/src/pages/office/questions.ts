import type { StringsOf } from '../../../content/sections.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions of office managers, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'office'>>): readonly FaqQuestion[] =>
  (['late', 'keys', 'products', 'supplies', 'change'] as const).map((name) => ({ question: t(`office.faq.${name}.question`), answer: t(`office.faq.${name}.answer`) }));
