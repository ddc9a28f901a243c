import { Button } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { Form } from '@uno/ui/Form';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const send = (say: Say) => <SubmitButton labels={{ busy: say('Sending…', 'Envoi en cours…') }}>{say('Send me the catalogue', 'Recevoir le catalogue')}</SubmitButton>;

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'form > div', name: ['Row', 'Rangée'], by: 'FormRow', note: ['short fields, side by side where there is room', 'des champs courts, côte à côte s’il y a la place'] },
    { at: 'form > [data-field]', name: ['Content', 'Contenu'], by: 'children', note: ['one field below the other', 'un champ sous l’autre'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Form>
            <TextField id="guide-form-email-do" name="email" type="email" label={say('E-mail address', 'Adresse courriel')} />
            <p>{send(say)}</p>
          </Form>
        ),
        why: ['To send a catalogue the e-mail address is enough, so the form asks for nothing else.', 'Pour envoyer un catalogue, l’adresse courriel suffit\u00a0: le formulaire ne demande rien d’autre.'],
      },
      dont: {
        example: (say) => (
          <Form>
            <TextField id="guide-form-name" name="name" label={say('Name', 'Nom')} />
            <TextField id="guide-form-company" name="company" label={say('Company', 'Entreprise')} />
            <TextField id="guide-form-phone" name="phone" type="tel" label={say('Phone', 'Téléphone')} />
            <TextField id="guide-form-email-dont" name="email" type="email" label={say('E-mail address', 'Adresse courriel')} />
            <p>{send(say)}</p>
          </Form>
        ),
        why: ['Name, company and phone are asked for a catalogue that needs none of them: some people leave.', 'Nom, entreprise et téléphone sont demandés pour un catalogue qui n’en a pas besoin\u00a0: des gens s’en vont.'],
      },
    },
    {
      do: {
        example: (say) => <Form><p>{send(say)}</p></Form>,
        why: ['The form ends with one button, which sends it.', 'Le formulaire se termine par un seul bouton, celui qui l’envoie.'],
      },
      dont: {
        example: (say) => (
          <Form>
            <Cluster>
              {send(say)}
              <Button type="reset" size="large">
                {say('Clear', 'Effacer')}
              </Button>
            </Cluster>
          </Form>
        ),
        why: ['“Clear” beside the button that sends: one slip, and every answer is lost.', 'Avec «\u00a0Effacer\u00a0» à côté du bouton d’envoi, un faux mouvement, et toutes les réponses sont perdues.'],
      },
    },
  ],
};
