/** The words of the stories. */
export const words = {
  'en-CA': { neutral: 'Draft', information: 'New', success: 'Paid', warning: 'Due in 3 days', error: 'Late', own: 'Weekly' },
  'fr-CA': { neutral: 'Brouillon', information: 'Nouveau', success: 'Payée', warning: 'Due dans 3 jours', error: 'En retard', own: 'Hebdomadaire' },
};
