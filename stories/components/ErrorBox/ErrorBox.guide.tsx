import { ErrorBox } from '@uno/ui/ErrorBox';
import { Stack } from '@uno/ui/Stack';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="group"] > div', name: ['Box', 'Boîte'], by: 'ErrorBox', note: ['takes the focus when it appears', 'prend le focus à son apparition'] },
    { at: '[role="group"] svg', name: ['Icon', 'Icône'], note: ['decorative: the words say it too', 'décorative\u00a0: les mots le disent aussi'] },
    { at: '[role="alert"] > :first-child', name: ['Title', 'Titre'], by: 'title', note: ['required; the name of the box', 'obligatoire; le nom de la boîte'] },
    { at: '[role="alert"] > div', name: ['Text', 'Texte'], by: 'children', note: ['optional', 'facultatif'] },
    { at: '[role="alert"] li a', name: ['Link to a field', 'Lien vers un champ'], by: 'items', note: ['optional; in the words beside the field', 'facultatif; dans les mots écrits près du champ'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <ErrorBox
            autoFocus={false}
            level={3}
            title={say('One answer must be corrected', 'Une réponse est à corriger')}
            items={[{ href: '#guide-card-do', children: say('Enter the 16\u00a0digits of the card.', 'Entrez les 16\u00a0chiffres de la carte.') }]}
          />
        ),
        why: ['“Enter the 16\u00a0digits of the card” says what to do, and its link leads to the field.', '«\u00a0Entrez les 16\u00a0chiffres de la carte\u00a0» dit quoi faire, et le lien mène au champ.'],
      },
      dont: {
        example: (say) => <ErrorBox autoFocus={false} level={3} title={say('Error 422', 'Erreur\u00a0422')}>{say('The form contains invalid data.', 'Le formulaire contient des données non valides.')}</ErrorBox>,
        why: ['“Error 422” with “invalid data” leaves people to look for the field and to guess what it wants.', '«\u00a0Erreur\u00a0422\u00a0» et «\u00a0données non valides\u00a0» laissent chercher le champ et deviner ce qu’il attend.'],
      },
    },
    {
      do: {
        example: (say) => {
          const error = say('Choose a date after today.', 'Choisissez une date à venir.');
          return (
            <Stack>
              <ErrorBox autoFocus={false} level={3} title={say('One answer must be corrected', 'Une réponse est à corriger')} items={[{ href: '#guide-date-do', children: error }]} />
              <TextField id="guide-date-do" name="guide-date-do" label={say('Date of the move', 'Date du déménagement')} error={error} />
            </Stack>
          );
        },
        why: ['The box and the field say the same, “Choose a date after today”: nobody wonders whether there are two errors.', 'La boîte et le champ disent la même chose, «\u00a0Choisissez une date à venir\u00a0»\u00a0: personne ne croit à deux erreurs.'],
      },
      dont: {
        example: (say) => (
          <Stack>
            <ErrorBox autoFocus={false} level={3} title={say('One answer must be corrected', 'Une réponse est à corriger')} items={[{ href: '#guide-date-dont', children: say('The day is missing.', 'Il manque le jour.') }]} />
            <TextField id="guide-date-dont" name="guide-date-dont" label={say('Date of the move', 'Date du déménagement')} error={say('Invalid date', 'Date non valide')} />
          </Stack>
        ),
        why: ['“The day is missing” in the box and “Invalid date” beside the field look like two different errors.', '«\u00a0Il manque le jour\u00a0» dans la boîte et «\u00a0Date non valide\u00a0» près du champ ressemblent à deux erreurs.'],
      },
    },
  ],
};
