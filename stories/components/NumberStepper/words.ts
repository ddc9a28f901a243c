import type { NumberStepperLabels } from '@uno/ui/NumberStepper';

/** The words of the stories, in both languages. */
export const words = {
  'en-CA': {
    legend: 'What is there to clean?',
    hint: 'Leave empty what you would have to count.',
    restrooms: 'Restrooms',
    kitchens: 'Kitchens and kitchenettes',
    rooms: 'Conference rooms',
    reception: 'Reception areas',
    error: 'Please enter a whole number.',
    labels: {
      decrease: (label) => `One fewer: ${label}`,
      increase: (label) => `One more: ${label}`,
      kept: (min, max) => `Changed to a whole number from ${min} to ${max}.`,
    } satisfies NumberStepperLabels,
  },
  'fr-CA': {
    legend: 'Qu’y a-t-il à nettoyer?',
    hint: 'Laissez vide ce qu’il faudrait compter.',
    restrooms: 'Salles de toilettes',
    kitchens: 'Cuisines et cuisinettes',
    rooms: 'Salles de réunion',
    reception: 'Aires d’accueil',
    error: 'Veuillez entrer un nombre entier.',
    labels: {
      decrease: (label) => `Un de moins\u00a0: ${label}`,
      increase: (label) => `Un de plus\u00a0: ${label}`,
      kept: (min, max) => `Ramené à un nombre entier de ${min} à ${max}.`,
    } satisfies NumberStepperLabels,
  },
};
