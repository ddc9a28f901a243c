import type { StringsOf } from '../../../content/sections.ts';
import { business } from '../../../business.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The questions about ducts, for the page and its structured data. */
export const questions = (t: Translate<StringsOf<'duct'>>): readonly FaqQuestion[] => [
  { question: t('duct.faq.often.question'), answer: t('duct.faq.often.answer', business.promises.ductYears) },
  { question: t('duct.faq.partner.question'), answer: t('duct.faq.partner.answer', { partner: business.ductPartner }) },
  { question: t('duct.faq.open.question'), answer: t('duct.faq.open.answer') },
  { question: t('duct.faq.health.question'), answer: t('duct.faq.health.answer') },
  { question: t('duct.faq.repairs.question'), answer: t('duct.faq.repairs.answer') },
];
