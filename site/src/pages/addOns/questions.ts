import type { StringsOf } from '../../../content/sections.ts';
import { business } from '../../../business.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';
import { complete } from '../../layout/complete.ts';

/** The questions about add-ons, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'addOns'>>): readonly FaqQuestion[] => complete([
  { question: t('addOns.faq.alone.question'), answer: t('addOns.faq.alone.answer') },
  { question: t('addOns.faq.price.question'), answer: t('addOns.faq.price.answer') },
  { question: t('addOns.faq.who.question'), answer: t('addOns.faq.who.answer') },
  { question: t('addOns.faq.products.question'), answer: t('addOns.faq.products.answer') },
  { question: t('addOns.faq.stain.question'), answer: t('addOns.faq.stain.answer', { hours: business.promises.recleanHours }) },
]);
