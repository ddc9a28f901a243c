import { stepperLabels } from '../../../site/src/leadForm/quote/labels.ts';
import { fromQuoteForm } from '../../siteWords.ts';

const own = {
  'en-CA': {
    legend: 'What is there to clean?',
    hint: 'Leave empty what you would have to count.',
    error: 'Please enter a whole number.',
  },
  'fr-CA': {
    legend: 'Qu’y a-t-il à nettoyer?',
    hint: 'Laissez vide ce qu’il faudrait compter.',
    error: 'Veuillez entrer un nombre entier.',
  },
};

/** The words of the stories, in both languages. */
export const words = fromQuoteForm((t, locale) => ({
  ...own[locale],
  restrooms: t('quote.restrooms.label'),
  kitchens: t('quote.kitchens.label'),
  rooms: t('quote.conferenceRooms.label'),
  reception: t('quote.receptionAreas.label'),
  labels: stepperLabels(t),
}));
