import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions of boards and managers, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'building'>>): readonly Question[] =>
  (['days', 'budget', 'stone', 'snow', 'access'] as const).map((asked) => ({ question: t(`building.faq.${asked}.question`), answer: t(`building.faq.${asked}.answer`) }));
