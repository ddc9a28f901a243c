import { business } from '../../../business.ts';
import type { StringsOf } from '../../../content/sections.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { FaqQuestion } from '../../head/pageStructuredData.ts';

const { proposalHours, siteVisitDays } = business.promises;

/** What buyers ask before a quote, for the page and its structured data. A question that the company does not answer is left out. */
export const questions = (t: Translate<StringsOf<'price'>>): readonly FaqQuestion[] =>
  [
    { question: t('price.faq.insured.question'), answer: t('price.faq.insured.answer') },
    { question: t('price.faq.crew.question'), answer: t('price.faq.crew.answer') },
    { question: t('price.faq.days.question'), answer: t('price.faq.days.answer') },
    { question: t('price.faq.breakage.question'), answer: t('price.faq.breakage.answer') },
    { question: t('price.faq.change.question'), answer: t('price.faq.change.answer') },
    { question: t('price.faq.start.question'), answer: t('price.faq.start.answer', { ...siteVisitDays, hours: proposalHours }) },
    { question: t('price.faq.languages.question'), answer: t('price.faq.languages.answer') },
  ].filter(({ question, answer }) => question !== '' && answer !== '');
