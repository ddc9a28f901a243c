import { describedBy, Field } from '@uno/ui/Field';
import type { ComponentGuide } from '../../documentation/guide.ts';
import { date } from './date.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-field] > label', name: ['Label', 'Étiquette'], by: 'label', note: ['required, always shown', 'obligatoire, toujours affichée'] },
    { at: 'label > span', name: ['Marker', 'Mention'], by: 'marker', note: ['optional; read with the label', 'facultative; lue avec l’étiquette'] },
    { at: 'label + p', name: ['Hint', 'Indication'], by: 'hint', note: ['optional; before the control', 'facultative; avant le champ'] },
    { at: 'input', name: ['Control', 'Champ de saisie'], by: 'children', note: ['yours: Field gives it no look', 'le vôtre\u00a0: Field ne lui donne aucun aspect'] },
    { at: 'input + p', name: ['Error', 'Erreur'], by: 'error', note: ['only while the answer is wrong', 'seulement tant que la réponse est fausse'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => {
          const hint = say('Three letters and three digits: ABC\u00a0123', 'Trois lettres et trois chiffres\u00a0: ABC\u00a0123');
          return (
            <Field id="guide-plate-do" label={say('Licence plate', 'Plaque d’immatriculation')} hint={hint}>
              <input id="guide-plate-do" name="guide-plate-do" style={date(false)} aria-describedby={describedBy({ id: 'guide-plate-do', hint })} />
            </Field>
          );
        },
        why: ['The format of the plate is in the hint, above the control, and stays there while the answer is typed.', 'Le format de la plaque est dans l’indication, au-dessus du champ, et y reste pendant la saisie.'],
      },
      dont: {
        example: (say) => (
          <Field id="guide-plate-dont" label={say('Licence plate', 'Plaque d’immatriculation')}>
            <input id="guide-plate-dont" name="guide-plate-dont" placeholder="ABC 123" style={date(false)} />
          </Field>
        ),
        why: ['The placeholder “ABC\u00a0123” looks like an answer, and is gone at the first letter.', 'Le texte indicatif «\u00a0ABC\u00a0123\u00a0» ressemble à une réponse, et disparaît à la première lettre.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Field id="guide-birth-do" label={say('Date of birth', 'Date de naissance')} marker={say('(optional)', '(facultatif)')}>
            <input id="guide-birth-do" name="guide-birth-do" type="date" style={date(false)} />
          </Field>
        ),
        why: ['The marker “(optional)” says in a word that the date may be left out, and is read with the label.', 'La mention «\u00a0(facultatif)\u00a0» dit en un mot que la date peut être omise, et se lit avec l’étiquette.'],
      },
      dont: {
        example: (say) => (
          <Field id="guide-birth-dont" label={say('Date of birth', 'Date de naissance')} marker="*">
            <input id="guide-birth-dont" name="guide-birth-dont" type="date" style={date(false)} />
          </Field>
        ),
        why: ['An asterisk says nothing by itself: its meaning is elsewhere on the page, if it is anywhere.', 'Un astérisque ne dit rien par lui-même\u00a0: son sens est ailleurs dans la page, s’il y est.'],
      },
    },
  ],
};
