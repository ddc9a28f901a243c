import { SubmitButton } from '@uno/ui/SubmitButton';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const labels = (say: Say) => ({ busy: say('Sending…', 'Envoi en cours…') });

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'button', name: ['Frame', 'Cadre'], note: ['always primary and large; as wide as the longer of the two texts', 'toujours principal et grand; aussi large que le plus long des deux textes'] },
    { at: 'button [data-shown]', name: ['Words', 'Texte'], by: 'children', note: ['what is sent; labels.busy replaces it while the form is being sent', 'ce que l’on envoie; labels.busy le remplace pendant l’envoi'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <SubmitButton labels={labels(say)}>{say('Book my table', 'Réserver ma table')}</SubmitButton>,
        why: ['“Book my table” says what a press does, so nobody hesitates.', '«\u00a0Réserver ma table\u00a0» dit ce que fait le bouton\u00a0: personne n’hésite.'],
      },
      dont: {
        example: (say) => <SubmitButton labels={labels(say)}>{say('Submit', 'Soumettre')}</SubmitButton>,
        why: ['“Submit” names what the computer does, and could mean a booking, a payment or a question.', '«\u00a0Soumettre\u00a0» dit ce que fait l’ordinateur\u00a0: est-ce une réservation, un paiement ou une question?'],
      },
    },
    {
      do: {
        example: (say) => <SubmitButton labels={labels(say)}>{say('Pay my order', 'Payer ma commande')}</SubmitButton>,
        why: ['The button is ready from the start: when it is pressed too early, the form lists what is missing.', 'Le bouton est prêt dès le début\u00a0: si on le presse trop tôt, le formulaire énumère ce qui manque.'],
      },
      dont: {
        example: (say) => (
          <SubmitButton labels={labels(say)} aria-disabled>
            {say('Pay my order', 'Payer ma commande')}
          </SubmitButton>
        ),
        why: ['The button is dashed until all is filled in, and nothing beside it says what is missing.', 'Le bouton reste en tirets tant que tout n’est pas rempli, et rien à côté ne dit ce qui manque.'],
      },
    },
  ],
};
