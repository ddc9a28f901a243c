import { RadioGroup } from '@uno/ui/RadioGroup';
import { Select } from '@uno/ui/Select';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const replies = (say: Say) => [
  { value: 'email', label: say('By email', 'Par courriel') },
  { value: 'phone', label: say('By phone', 'Par téléphone') },
  { value: 'text', label: say('By text message', 'Par texto') },
];

const provinces = (say: Say) => (
  <>
    <option value="AB">Alberta</option>
    <option value="BC">{say('British Columbia', 'Colombie-Britannique')}</option>
    <option value="MB">Manitoba</option>
  </>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'label', name: ['Label', 'Étiquette'], by: 'label', note: ['required, always visible', 'obligatoire, toujours visible'] },
    { at: 'p', name: ['Hint', 'Indication'], by: 'hint', note: ['optional; what must be known before choosing', 'facultative; ce qu’il faut savoir avant de choisir'] },
    { at: 'div:has(> select)', name: ['Frame', 'Cadre'], note: ['dashed when disabled, heavier below when wrong', 'en tirets si le champ est désactivé, plus épais en bas s’il est en erreur'] },
    { at: 'select', name: ['Chosen option', 'Option choisie'], by: 'children', note: ['ends in an ellipsis where it is too long', 'finit par des points de suspension si elle est trop longue'] },
    { at: 'svg', name: ['Chevron', 'Chevron'], note: ['decoration; a press on it opens the list', 'décoratif; un clic sur lui ouvre la liste'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <RadioGroup name="guide-reply" legend={say('How should we reply?', 'Comment vous répondre?')} options={replies(say)} />,
        why: ['Three short answers are radio buttons: people see them all and press once.', 'Trois réponses courtes sont des boutons radio\u00a0: on les voit toutes et l’on choisit d’un seul geste.'],
      },
      dont: {
        example: (say) => (
          <Select name="guide-reply-list" label={say('How should we reply?', 'Comment vous répondre?')}>
            <option value="">{say('Choose a way', 'Choisissez un moyen')}</option>
            {replies(say).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ),
        why: ['The same three answers are in a closed list, and people must open it to learn what they are.', 'Les trois mêmes réponses sont dans une liste fermée, qu’il faut ouvrir pour les connaître.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Select name="guide-province" label="Province">
            <option value="">{say('Choose a province', 'Choisissez une province')}</option>
            {provinces(say)}
          </Select>
        ),
        why: ['The first option, “Choose a province”, has an empty value, so no province is sent by accident.', 'La première option, «\u00a0Choisissez une province\u00a0», a une valeur vide\u00a0: aucune province n’est envoyée par mégarde.'],
      },
      dont: {
        example: (say) => (
          <Select name="guide-province-first" label="Province">
            {provinces(say)}
          </Select>
        ),
        why: ['Alberta is chosen from the start because it comes first, and people who overlook the list send it.', 'L’Alberta est choisie d’avance parce qu’elle vient en premier, et les gens qui ne remarquent pas la liste l’envoient.'],
      },
    },
  ],
};
