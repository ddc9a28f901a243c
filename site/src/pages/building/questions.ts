import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/things.ts';
import type { Translate } from '../../../i18n/t.ts';

/** What boards and managers of buildings ask, as the page and its structured data say it. */
export const questions = (t: Translate<StringsOf<'building'>>): readonly Question[] => [
  { question: t('building.faq.days.question'), answer: t('building.faq.days.answer') },
  { question: t('building.faq.budget.question'), answer: t('building.faq.budget.answer') },
  { question: t('building.faq.stone.question'), answer: t('building.faq.stone.answer') },
  { question: t('building.faq.snow.question'), answer: t('building.faq.snow.answer') },
  { question: t('building.faq.access.question'), answer: t('building.faq.access.answer') },
];
