import { Checklist, ChecklistItem } from '@uno/ui/Checklist';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const inspection = (say: Say, oftenIn: readonly [oil: string, filter: string, brakes: string]) => (
  <Checklist>
    {[say('Engine oil', 'Huile à moteur'), say('Air filter', 'Filtre à air'), say('Brake fluid', 'Liquide de frein')].map((point, at) => (
      <ChecklistItem key={point} note={oftenIn[at]}>
        {point}
      </ChecklistItem>
    ))}
  </Checklist>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li > svg', name: ['Tick', 'Coche'], note: ['without a box, so that it doesn’t look like a checkbox', 'sans case, pour ne pas ressembler à une case à cocher'] },
    { at: 'li > svg + span', name: ['Point', 'Point'], by: 'children', note: ['two to five words', 'deux à cinq mots'] },
    { at: 'li > span:last-child', name: ['Note', 'Note'], by: 'note', note: ['optional; a dotted line leads to it where there is room', 'facultative; un pointillé y mène s’il y a de la place'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Checklist>
            <ChecklistItem>{say('Engine oil', 'Huile à moteur')}</ChecklistItem>
            <ChecklistItem>{say('Air filter', 'Filtre à air')}</ChecklistItem>
            <ChecklistItem>{say('Brake fluid', 'Liquide de frein')}</ChecklistItem>
          </Checklist>
        ),
        why: ['Each point is a short name, such as “Engine oil”, which is found at a glance.', 'Chaque point est un nom court, comme «\u00a0Huile à moteur\u00a0», que l’on trouve d’un coup d’œil.'],
      },
      dont: {
        example: (say) => (
          <Checklist>
            <ChecklistItem>{say('We always check your oil very carefully', 'Nous vérifions toujours votre huile avec grand soin')}</ChecklistItem>
            <ChecklistItem>{say('Your filters will be looked at too', 'Vos filtres seront aussi examinés')}</ChecklistItem>
            <ChecklistItem>{say('And we won’t forget your brakes', 'Et nous n’oublierons pas vos freins')}</ChecklistItem>
          </Checklist>
        ),
        why: ['“We always check your oil very carefully” has to be read to the end to find the oil.', '«\u00a0Nous vérifions toujours votre huile avec grand soin\u00a0» doit être lu en entier pour y trouver l’huile.'],
      },
    },
    {
      do: {
        example: (say) => inspection(say, [say('each visit', 'à chaque visite'), say('once a year', 'une fois l’an'), say('once a year', 'une fois l’an')]),
        why: ['The notes differ: the oil is checked at “each visit”, the filter “once a year”.', 'Les notes diffèrent\u00a0: l’huile est vérifiée «\u00a0à chaque visite\u00a0», le filtre «\u00a0une fois l’an\u00a0».'],
      },
      dont: {
        example: (say) => inspection(say, [say('each visit', 'à chaque visite'), say('each visit', 'à chaque visite'), say('each visit', 'à chaque visite')]),
        why: ['“Each visit” is repeated on every line; say it once, in the heading.', '«\u00a0À chaque visite\u00a0» est répété à chaque ligne; dites-le une fois, dans le titre.'],
      },
    },
  ],
};
