import { Tabs } from '@uno/ui/Tabs';
import type { ComponentGuide } from '../../documentation/guide.ts';

const tabs = (name: string, ...parts: readonly (readonly [label: string, text: string])[]) => <Tabs aria-label={name} tabs={parts.map(([label, text]) => ({ value: label, label, content: <p>{text}</p> }))} />;

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[role="tablist"]', name: ['List of tabs', 'Liste d’onglets'], by: 'aria-label, aria-labelledby', note: ['its name is required; it wraps where a line is full', 'son nom est obligatoire; elle se replie quand une ligne est pleine'] },
    { at: '[role="tab"][aria-selected="true"]', name: ['Chosen tab', 'Onglet choisi'], by: 'tabs.label', note: ['inverted and bolder; the first one at first', 'inversé et plus gras; le premier au départ'] },
    { at: '[role="tab"][aria-selected="false"]', name: ['Tab', 'Onglet'], by: 'tabs.label', note: ['one line if possible', 'une ligne si possible'] },
    { at: '[role="tabpanel"][data-current]', name: ['Panel', 'Panneau'], by: 'tabs.content', note: ['the others are hidden, not removed', 'les autres sont masqués, pas retirés'] },
  ],
  pairs: [
    {
      do: {
        example: (say) =>
          tabs(say('How to get here', 'Comment venir'), [say('By metro', 'En métro'), say('Laurier station, north exit.', 'Station Laurier, sortie nord.')], [say('By car', 'En voiture'), say('Parking behind the shop.', 'Stationnement derrière la boutique.')]),
        why: ['“By metro” or “By car”: each reader needs one of the two panels.', '«\u00a0En métro\u00a0» ou «\u00a0En voiture\u00a0»\u00a0: chaque personne n’a besoin que d’un des deux panneaux.'],
      },
      dont: {
        example: (say) =>
          tabs(say('Rental conditions', 'Conditions de location'), [say('Price', 'Prix'), say('$40 a day.', '40\u00a0$ par jour.')], [say('Deposit', 'Dépôt'), say('$200, returned with the bike.', '200\u00a0$, rendus au retour du vélo.')]),
        why: ['The deposit, which everyone must know, is hidden behind a tab next to the price.', 'Le dépôt, que tout le monde doit connaître, est caché derrière un onglet à côté du prix.'],
      },
    },
    {
      do: {
        example: (say) =>
          tabs(say('Sizes', 'Tailles'), [say('Children', 'Enfants'), say('From 105\u00a0cm.', 'À partir de 105\u00a0cm.')], [say('Adults', 'Adultes'), say('From 150\u00a0cm.', 'À partir de 150\u00a0cm.')]),
        why: ['The tabs say “Children” and “Adults”: a word each, on one line.', 'Les onglets disent «\u00a0Enfants\u00a0» et «\u00a0Adultes\u00a0»\u00a0: un mot chacun, sur une ligne.'],
      },
      dont: {
        example: (say) =>
          tabs(
            say('Sizes, in sentences', 'Tailles, en phrases'),
            [say('See the sizes of our bikes for children', 'Voir les tailles de nos vélos pour enfants'), say('From 105\u00a0cm.', 'À partir de 105\u00a0cm.')],
            [say('See the sizes of our bikes for adults', 'Voir les tailles de nos vélos pour adultes'), say('From 150\u00a0cm.', 'À partir de 150\u00a0cm.')],
          ),
        why: ['The tabs are sentences that differ only in their last word, and they fill a line each.', 'Les onglets sont des phrases que seul distingue le dernier mot, et chacun remplit une ligne.'],
      },
    },
  ],
};
