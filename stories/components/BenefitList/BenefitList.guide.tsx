import { Benefit, BenefitList, BenefitText, BenefitTitle } from '@uno/ui/BenefitList';
import type { ComponentGuide } from '../../documentation/guide.ts';

const benefit = (mark: string, title: string, text: string) => (
  <BenefitList>
    <Benefit mark={mark}>
      <BenefitTitle>{title}</BenefitTitle>
      <BenefitText>{text}</BenefitText>
    </Benefit>
  </BenefitList>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li > span[aria-hidden]', name: ['Mark', 'Pastille'], by: 'mark', note: ['up to five characters, or one icon; hidden from screen readers', 'cinq caractères au plus, ou une icône; cachée des lecteurs d’écran'] },
    { at: 'li > h3', name: ['Title', 'Titre'], by: 'BenefitTitle', note: ['three to six words', 'trois à six mots'] },
    { at: 'li > p', name: ['Text', 'Texte'], by: 'BenefitText', note: ['one or two sentences that prove it', 'une ou deux phrases qui le prouvent'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => benefit('24\u00a0h', say('Repaired within 24\u00a0hours', 'Réparé en 24\u00a0heures'), say('The clock starts at your call, on Sundays too.', 'Le délai commence à votre appel, même le dimanche.')),
        why: ['The title says the mark in words: “24\u00a0h”, then “Repaired within 24\u00a0hours”.', 'Le titre dit la pastille en mots\u00a0: «\u00a024\u00a0h\u00a0», puis «\u00a0Réparé en 24\u00a0heures\u00a0».'],
      },
      dont: {
        example: (say) => benefit('24\u00a0h', say('We repair it fast', 'Nous réparons vite'), say('The technician comes to you.', 'Notre technicienne se déplace.')),
        why: ['Only the mark says “24\u00a0h”, and screen readers don’t read it.', 'Seule la pastille dit «\u00a024\u00a0h\u00a0», et les lecteurs d’écran ne la lisent pas.'],
      },
    },
    {
      do: {
        example: (say) =>
          benefit('1', say('One technician for you', 'Une seule technicienne'), say('The same person comes each time, with the notes of the last repair.', 'La même personne revient chaque fois, avec les notes de la dernière réparation.')),
        why: ['The text proves the title: the same person comes, with the notes of the last repair.', 'Le texte prouve le titre\u00a0: la même personne revient, avec les notes de la dernière réparation.'],
      },
      dont: {
        example: (say) => benefit('1', say('One technician for you', 'Une seule technicienne'), say('Our team has your satisfaction at heart.', 'Notre équipe a votre satisfaction à cœur.')),
        why: ['“Our team has your satisfaction at heart” proves nothing that the title says.', '«\u00a0Notre équipe a votre satisfaction à cœur\u00a0» ne prouve rien de ce que dit le titre.'],
      },
    },
  ],
};
