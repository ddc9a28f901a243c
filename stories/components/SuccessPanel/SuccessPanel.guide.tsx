import { Stack } from '@uno/ui/Stack';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const address = (say: Say) => <TextField name="guide-address" label={say('Delivery address', 'Adresse de livraison')} defaultValue={say('12 Maple Street', '12, rue des Érables')} />;

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section [aria-hidden]', name: ['Picture', 'Image'], by: 'picture', note: ['optional; a check mark in its place', 'facultative; une coche à défaut'] },
    { at: 'section h2', name: ['Title', 'Titre'], by: 'title', note: ['takes the focus when it appears', 'reçoit le focus à son apparition'] },
    { at: 'section h2 + div', name: ['Text', 'Texte'], by: 'children', note: ['optional', 'facultatif'] },
    { at: 'section h3', name: ['Title of the steps', 'Titre des étapes'], by: 'stepsTitle', note: ['only where there are steps', 'seulement s’il y a des étapes'] },
    { at: 'section ol', name: ['Steps', 'Étapes'], by: 'steps', note: ['optional; what happens next, in order', 'facultatives; la suite, dans l’ordre'] },
    { at: 'section ol + div', name: ['Actions', 'Actions'], by: 'actions', note: ['optional; where to go from here', 'facultatives; où aller ensuite'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <SuccessPanel autoFocus={false} level={3} title={say('We have your order', 'Nous avons votre commande')}>
            <p>{say('It leaves the shop tomorrow. We email you the tracking number.', 'Elle part de l’atelier demain. Vous recevrez le numéro de suivi par courriel.')}</p>
          </SuccessPanel>
        ),
        why: ['The panel says what happens next and when: “It leaves the shop tomorrow”.', 'Le panneau dit la suite et quand\u00a0: «\u00a0Elle part de l’atelier demain\u00a0».'],
      },
      dont: {
        example: (say) => (
          <SuccessPanel autoFocus={false} level={3} title={say('Success', 'Succès')}>
            <p>{say('Your form was submitted.', 'Votre formulaire a été soumis.')}</p>
          </SuccessPanel>
        ),
        why: ['“Your form was submitted” says what the website did, and nothing about the order.', '«\u00a0Votre formulaire a été soumis\u00a0» dit ce qu’a fait le site, et rien de la commande.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Stack gap="x3">
            {address(say)}
            <StatusRegion shown>{say('Address saved.', 'Adresse enregistrée.')}</StatusRegion>
          </Stack>
        ),
        why: ['The field stays, so a StatusRegion says “Address saved” beside it and leaves the focus where it is.', 'Le champ reste\u00a0: un StatusRegion dit «\u00a0Adresse enregistrée\u00a0» à côté et laisse le focus où il est.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x3">
            {address(say)}
            <SuccessPanel autoFocus={false} level={3} title={say('Address saved', 'Adresse enregistrée')} />
          </Stack>
        ),
        why: ['The field stays, and a large panel under it takes the focus away from someone who is still writing.', 'Le champ reste, et un grand panneau dessous enlève le focus à une personne qui écrit encore.'],
      },
    },
  ],
};
