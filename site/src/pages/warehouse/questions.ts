import type { StringsOf } from '../../../content/sections.ts';
import type { Question } from '../../head/things.ts';
import type { Translate } from '../../../i18n/t.ts';

/** What those who run a warehouse ask, as the page and its structured data say it. */
export const questions = (t: Translate<StringsOf<'warehouse'>>): readonly Question[] => [
  { question: t('warehouse.faq.running.question'), answer: t('warehouse.faq.running.answer') },
  { question: t('warehouse.faq.training.question'), answer: t('warehouse.faq.training.answer') },
  { question: t('warehouse.faq.products.question'), answer: t('warehouse.faq.products.answer') },
  { question: t('warehouse.faq.insured.question'), answer: t('warehouse.faq.insured.answer') },
  { question: t('warehouse.faq.volume.question'), answer: t('warehouse.faq.volume.answer') },
];
