import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/things.ts';
import type { Translate } from '../../../i18n/t.ts';

/** What office managers ask, as the page and its structured data say it. */
export const questions = (t: Translate<StringsOf<'office'>>): readonly Question[] => [
  { question: t('office.faq.late.question'), answer: t('office.faq.late.answer') },
  { question: t('office.faq.keys.question'), answer: t('office.faq.keys.answer') },
  { question: t('office.faq.products.question'), answer: t('office.faq.products.answer') },
  { question: t('office.faq.supplies.question'), answer: t('office.faq.supplies.answer') },
  { question: t('office.faq.change.question'), answer: t('office.faq.change.answer') },
];
