import type { Question } from '../../head/things.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Words } from './strings.en.ts';

/** What people ask before they order, as the page and its structured data say it. */
export const questions = (t: Translate<Words>): readonly Question[] =>
  (['alone', 'price', 'who', 'products', 'stain'] as const).map((name) => ({
    question: t(`addOns.faq.${name}.question`),
    answer: t(`addOns.faq.${name}.answer`),
  }));
