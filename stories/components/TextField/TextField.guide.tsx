import { TextField } from '@uno/ui/TextField';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'label', name: ['Label', 'Étiquette'], by: 'label', note: ['required, always visible; a marker such as “optional” comes after it', 'obligatoire, toujours visible; une mention comme «\u00a0facultatif\u00a0» vient après'] },
    { at: 'div:has(> input)', name: ['Frame', 'Cadre'], note: ['as wide as its column; a unit is inside it, a hint above, an error below', 'aussi large que sa colonne; l’unité est dedans, l’indication au-dessus, l’erreur dessous'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <TextField name="guide-phone" type="tel" label={say('Phone number', 'Numéro de téléphone')} />,
        why: ['The label “Phone number” stays above the field while one types and after.', 'L’étiquette «\u00a0Numéro de téléphone\u00a0» reste au-dessus du champ pendant la saisie et après.'],
      },
      dont: {
        example: (say) => <TextField name="guide-phone-hidden" type="tel" label={<VisuallyHidden>{say('Phone number', 'Numéro de téléphone')}</VisuallyHidden>} placeholder={say('Phone number', 'Numéro de téléphone')} />,
        why: ['“Phone number” is only a placeholder in the field, and is gone once typing begins.', '«\u00a0Numéro de téléphone\u00a0» n’est qu’un texte indicatif dans le champ, et disparaît dès que l’on écrit.'],
      },
    },
    {
      do: {
        example: (say) => (
          <TextField
            name="guide-email"
            label={say('Email', 'Courriel')}
            defaultValue="marie@"
            error={say('Please enter the whole address, such as marie@example.com.', 'Veuillez saisir l’adresse complète, par exemple marie@example.com.')}
          />
        ),
        why: ['The error says what to write, and gives an example: marie@example.com.', 'L’erreur dit quoi écrire et donne un exemple\u00a0: marie@example.com.'],
      },
      dont: {
        example: (say) => <TextField name="guide-email-invalid" label={say('Email', 'Courriel')} defaultValue="marie@" error={say('Invalid entry.', 'Saisie non valide.')} />,
        why: ['The error says “Invalid entry”, and leaves people to find out what is missing.', 'L’erreur dit «\u00a0Saisie non valide\u00a0» et laisse chercher ce qui manque.'],
      },
    },
  ],
};
