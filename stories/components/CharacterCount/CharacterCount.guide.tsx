import { CharacterCount, type CharacterCountLabels } from '@uno/ui/CharacterCount';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const labelsIn = (say: Say): CharacterCountLabels => {
  const lang = say('en-CA', 'fr-CA');
  return {
    remaining: { lang, one: say('You have {count} character remaining', 'Il vous reste {count} caractère'), other: say('You have {count} characters remaining', 'Il vous reste {count} caractères') },
    over: { lang, one: say('You have {count} character too many', 'Il y a {count} caractère de trop'), other: say('You have {count} characters too many', 'Il y a {count} caractères de trop') },
  };
};

const title = (say: Say, id: string, hint?: string) => (
  <TextField
    id={id}
    name={id}
    label={say('Title of the notice', 'Titre de l’avis')}
    hint={hint}
    defaultValue={say('Elevator closed Monday from 8 to noon', 'Ascenseur fermé lundi de 8\u00a0h à midi')}
    count={<CharacterCount max={40} labels={labelsIn(say)} />}
  />
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'p[id$="-hint"]', name: ['Hint', 'Indication'], by: 'hint', note: ['of the field; says the limit from the beginning', 'du champ; dit la limite dès le début'] },
    { at: 'p[aria-hidden]', name: ['Count', 'Compteur'], by: 'CharacterCount', note: ['empty until the answer is near its limit', 'vide tant que la réponse est loin de sa limite'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => title(say, 'guide-title-with-hint', say('Up to 40\u00a0characters.', '40\u00a0caractères au maximum.')),
        why: ['“Up to 40\u00a0characters” is read before the first word is typed.', '«\u00a040\u00a0caractères au maximum\u00a0» se lit avant de taper le premier mot.'],
      },
      dont: {
        example: (say) => title(say, 'guide-title-without-hint'),
        why: ['Without a hint, the limit is seen only when the title is nearly too long.', 'Sans indication, on ne voit la limite qu’une fois le titre presque trop long.'],
      },
    },
    {
      do: {
        example: (say) => <TextField id="guide-city" name="guide-city" label={say('City', 'Ville')} defaultValue="Rimouski" />,
        why: ['The name of a city is far from any limit, so its field has no count.', 'Le nom d’une ville est loin de toute limite; son champ n’a donc pas de compteur.'],
      },
      dont: {
        example: (say) => <TextField id="guide-city-counted" name="guide-city-counted" label={say('City', 'Ville')} defaultValue="Rimouski" count={<CharacterCount max={100} from={0} labels={labelsIn(say)} />} />,
        why: ['Under “City”, the 92\u00a0characters that remain are of no use to the person.', 'Sous «\u00a0Ville\u00a0», les 92\u00a0caractères qui restent ne servent à rien.'],
      },
    },
  ],
};
