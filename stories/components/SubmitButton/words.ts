/** The words of the stories, in both languages. */
export const words = {
  'en-CA': { long: 'Send my request for a site visit and a quote', longBusy: 'Sending your request, one moment…', label: 'Request my quote', busy: 'Sending…', trap: 'Leave this empty' },
  'fr-CA': { long: 'Envoyer ma demande de visite et de soumission', longBusy: 'Envoi de votre demande en cours, un instant…', label: 'Demander ma soumission', busy: 'Envoi en cours…', trap: 'Laissez ce champ vide' },
};
