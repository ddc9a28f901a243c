import type { Frequency } from '../../../site/src/leads/schedule.ts';
import { scheduleLabels, scheduleOptions } from '../../../site/src/leadForm/quote/labels.ts';
import { fromQuoteForm } from '../../siteWords.ts';

const hints = { 'en-CA': 'You can change it at any time.', 'fr-CA': 'Vous pourrez la modifier en tout temps.' };

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => ({
  legend: t('quote.schedule.legend'),
  hint: hints[locale],
  error: t('errors.field.frequency'),
  options: scheduleOptions(t),
  frequency: (value: Frequency) => t(`quote.frequency.${value}`),
  labels: scheduleLabels(t),
}));
