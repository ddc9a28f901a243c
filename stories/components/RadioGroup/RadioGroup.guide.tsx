import { RadioGroup } from '@uno/ui/RadioGroup';
import type { ComponentGuide } from '../../documentation/guide.ts';

const optionsOf = (labels: readonly string[]) => labels.map((label, at) => ({ value: `${at}`, label }));

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'legend', name: ['Legend', 'Légende'], by: 'legend', note: ['the question; a hint goes below it', 'la question; une aide va dessous'] },
    { at: 'fieldset > div > div', name: ['Answer', 'Réponse'], by: 'options', note: ['a pane with layout="grid", a row without', 'une case avec layout="grid", une rangée sans'] },
    { at: 'input + span', name: ['Mark', 'Marque'], note: ['filled when chosen', 'remplie quand la réponse est choisie'] },
    { at: 'label', name: ['Label', 'Étiquette'], by: 'options label', note: ['a hint may follow it', 'une aide peut la suivre'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <RadioGroup id="guide-people" name="guidePeople" legend={say('How many people work here?', 'Combien de personnes travaillent ici?')} options={optionsOf([say('Fewer than 10', 'Moins de 10'), say('10 to 49', 'De 10 à 49'), say('50 or more', '50 ou plus')])} />
        ),
        why: ['“Fewer than 10”, “10 to 49”, “50 or more”: every office has one answer.', '«\u00a0Moins de 10\u00a0», «\u00a0De 10 à 49\u00a0», «\u00a050 ou plus\u00a0»\u00a0: chaque bureau a une seule réponse.'],
      },
      dont: {
        example: (say) => (
          <RadioGroup id="guide-overlap" name="guideOverlap" legend={say('How many people work here?', 'Combien de personnes travaillent ici?')} options={optionsOf([say('1 to 10', 'De 1 à 10'), say('10 to 50', 'De 10 à 50'), say('20 to 100', 'De 20 à 100')])} />
        ),
        why: ['“10 to 50” and “20 to 100” overlap: an office of 30 has two answers, one of 200 has none.', '«\u00a0De 10 à 50\u00a0» et «\u00a0De 20 à 100\u00a0» se chevauchent\u00a0: un bureau de 30 a deux réponses, un bureau de 200 n’en a aucune.'],
      },
    },
    {
      do: {
        example: (say) => (
          <RadioGroup id="guide-access" name="guideAccess" layout="grid" legend={say('Who lets the crew in?', 'Qui fait entrer l’équipe?')} options={optionsOf([say('A guard', 'La sécurité'), say('A key', 'Une clé')])} />
        ),
        why: ['The legend asks a question, “Who lets the crew in?”, and none of the answers is chosen beforehand.', 'La légende pose une question, «\u00a0Qui fait entrer l’équipe?\u00a0», et aucune réponse n’est choisie d’avance.'],
      },
      dont: {
        example: (say) => (
          <RadioGroup id="guide-options" name="guideOptions" layout="grid" legend={say('Options', 'Options')} options={optionsOf([say('A guard', 'La sécurité'), say('A key', 'Une clé')])} defaultValue="0" />
        ),
        why: ['“Options” asks nothing, and “A guard”, chosen beforehand, is sent by people who read past it.', '«\u00a0Options\u00a0» ne demande rien, et la première réponse, choisie d’avance, part même si personne ne l’a lue.'],
      },
    },
  ],
};
