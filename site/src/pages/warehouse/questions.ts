import type { StringsOf } from '../../../content/sections.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';
import { complete } from '../../layout/complete.ts';

/** The questions of warehouse managers, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'warehouse'>>): readonly FaqQuestion[] =>
  complete((['running', 'training', 'products', 'insured', 'volume'] as const).map((name) => ({ question: t(`warehouse.faq.${name}.question`), answer: t(`warehouse.faq.${name}.answer`) })));
