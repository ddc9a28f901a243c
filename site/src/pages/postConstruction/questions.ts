import type { StringsOf } from '../../../content/sections.ts';
import { business } from '../../../business.ts';
import { isOffered } from '../../../services.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions of construction sites, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'postConstruction'>>): readonly FaqQuestion[] => [
  { question: t('postConstruction.faq.book.question'), answer: t('postConstruction.faq.book.answer', business.promises.siteVisitDays) },
  { question: t('postConstruction.faq.back.question'), answer: t('postConstruction.faq.back.answer') },
  { question: t('postConstruction.faq.waste.question'), answer: t('postConstruction.faq.waste.answer') },
  { question: t('postConstruction.faq.glass.question'), answer: t('postConstruction.faq.glass.answer') },
  ...(isOffered('duct') ? [{ question: t('postConstruction.faq.ducts.question'), answer: t('postConstruction.faq.ducts.answer') }] : []),
];
