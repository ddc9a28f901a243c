import type { StringsOf } from '../../../content/sections.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions of boards and managers, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'building'>>): readonly FaqQuestion[] =>
  (['days', 'budget', 'stone', 'snow', 'access'] as const).map((name) => ({ question: t(`building.faq.${name}.question`), answer: t(`building.faq.${name}.answer`) }));
