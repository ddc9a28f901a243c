/** The words of the stories. */
export const words = {
  'en-CA': { edit: 'Edit', remove: 'Cancel the visit', call: 'Call us', save: 'Save', saving: 'Saving your changes…' },
  'fr-CA': { edit: 'Modifier', remove: 'Annuler la visite', call: 'Appelez-nous', save: 'Enregistrer', saving: 'Enregistrement en cours…' },
};
