import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { RadioGroup } from '@uno/ui/RadioGroup';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const days = (say: Say, id: string, hint?: string) => (
  <CheckboxGroup
    id={id}
    name={id}
    legend={say('Which days suit you?', 'Quels jours vous conviennent?')}
    hint={hint}
    options={[
      { value: 'monday', label: say('Monday', 'Lundi') },
      { value: 'tuesday', label: say('Tuesday', 'Mardi') },
    ]}
  />
);

const elevatorIn = (say: Say) => ({
  legend: say('Is there an elevator?', 'Y a-t-il un ascenseur?'),
  options: [
    { value: 'yes', label: say('Yes', 'Oui') },
    { value: 'no', label: say('No', 'Non') },
  ],
});

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'legend', name: ['Legend', 'Légende'], by: 'legend', note: ['the question', 'la question'] },
    { at: 'legend + p', name: ['Hint', 'Indication'], by: 'hint', note: ['optional', 'facultative'] },
    { at: 'fieldset > div > div', name: ['Option', 'Option'], by: 'options', note: ['may have a hint, or a field of its own', 'peut avoir une indication, ou un champ à elle'] },
    { at: 'fieldset input + span', name: ['Box', 'Case'], note: ['the native checkbox covers it', 'la case native la recouvre'] },
    { at: 'fieldset label', name: ['Label', 'Étiquette'], by: 'options label' },
  ],
  pairs: [
    {
      do: {
        example: (say) => days(say, 'guide-days', say('Choose as many as you like.', 'Choisissez-en autant que vous voulez.')),
        why: ['“Choose as many as you like” says that several days may be checked.', '«\u00a0Choisissez-en autant que vous voulez\u00a0» dit que l’on peut cocher plusieurs jours.'],
      },
      dont: {
        example: (say) => days(say, 'guide-days-without-hint'),
        why: ['Without a hint, only the shape of the boxes says that several days may be checked.', 'Sans indication, seule la forme des cases dit que l’on peut cocher plusieurs jours.'],
      },
    },
    {
      do: {
        example: (say) => <RadioGroup id="guide-elevator" name="guide-elevator" {...elevatorIn(say)} />,
        why: ['“Yes” excludes “No”, so they are radio buttons.', '«\u00a0Oui\u00a0» exclut «\u00a0Non\u00a0»; ce sont donc des boutons radio.'],
      },
      dont: {
        example: (say) => <CheckboxGroup id="guide-elevator-boxes" name="guide-elevator-boxes" {...elevatorIn(say)} />,
        why: ['As checkboxes, “Yes” and “No” can both be checked.', 'Avec des cases, on peut cocher «\u00a0Oui\u00a0» et «\u00a0Non\u00a0» à la fois.'],
      },
    },
  ],
};
