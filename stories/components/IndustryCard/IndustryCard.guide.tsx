import { IndustryCard, IndustryCardList, IndustryCardNeeds, IndustryCardNote, IndustryCardNotes, IndustryCardTitle } from '@uno/ui/IndustryCard';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const hotels = (say: Say, ...needs: string[]) => (
  <IndustryCardList>
    <IndustryCard>
      <IndustryCardTitle>{say('Hotels', 'Hôtels')}</IndustryCardTitle>
      <IndustryCardNeeds label={say('What they need', 'Leurs besoins')}>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </IndustryCardNeeds>
    </IndustryCard>
  </IndustryCardList>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li', name: ['Card', 'Carte'], by: 'IndustryCard' },
    { at: 'h3', name: ['Title', 'Titre'], by: 'IndustryCardTitle', note: ['level 3 by default', 'de niveau\u00a03 par défaut'] },
    { at: 'h3 + p', name: ['Text', 'Texte'], by: 'IndustryCardText', note: ['two or three sentences', 'deux ou trois phrases'] },
    { at: 'h3 + p + div > span', name: ['Label', 'Étiquette'], by: 'IndustryCardNeeds label', note: ['required; the name of the list', 'obligatoire; le nom de la liste'] },
    { at: 'h3 + p + div > ul', name: ['Needs', 'Besoins'], by: 'IndustryCardNeeds', note: ['four to six short lines', 'de quatre à six lignes courtes'] },
    { at: 'p[data-surface="tint"]', name: ['Difficulty', 'Difficulté'], by: 'IndustryCardNote', note: ['on the tinted surface; its label says what it is', 'sur la surface teintée; son étiquette dit ce que c’est'] },
    { at: 'p[data-surface="raised"]', name: ['Answer', 'Réponse'], by: 'IndustryCardNote raised', note: ['what you do about the difficulty', 'ce que vous faites devant la difficulté'] },
  ],
  pairs: [
    {
      do: {
        example: (say) =>
          hotels(say, say('Sheets and towels by eleven', 'Draps et serviettes avant onze heures'), say('Quiet carts on the upper floors', 'Chariots silencieux aux étages'), say('A spare key card for each floor', 'Une carte de rechange par étage')),
        why: ['Each need, such as “Sheets and towels by eleven”, can be ticked off.', 'Chaque besoin, comme «\u00a0Draps et serviettes avant onze heures\u00a0», peut être coché.'],
      },
      dont: {
        example: (say) => hotels(say, say('Quality', 'Qualité'), say('Flexibility', 'Souplesse'), say('Attention to detail', 'Souci du détail')),
        why: ['“Quality” and “Flexibility” are needed everywhere, and say nothing of hotels.', '«\u00a0Qualité\u00a0» et «\u00a0Souplesse\u00a0» se demandent partout, et ne disent rien des hôtels.'],
      },
    },
    {
      do: {
        example: (say) => (
          <IndustryCardNotes>
            <IndustryCardNote label={say('The difficulty', 'La difficulté')}>{say('Guests leave at all hours.', 'La clientèle part à toute heure.')}</IndustryCardNote>
            <IndustryCardNote raised label={say('What we do', 'Notre réponse')}>
              {say('The front desk’s screen tells us which rooms are free.', 'L’écran de la réception nous dit quelles chambres sont libres.')}
            </IndustryCardNote>
          </IndustryCardNotes>
        ),
        why: ['The first note names a difficulty, guests who leave at all hours; the second says what is done about it.', 'La première note nomme une difficulté, les départs à toute heure; la seconde dit ce que l’on y fait.'],
      },
      dont: {
        example: (say) => (
          <IndustryCardNotes>
            <IndustryCardNote label={say('Our strength', 'Notre force')}>{say('We have 20\u00a0years of experience.', 'Nous avons 20\u00a0ans d’expérience.')}</IndustryCardNote>
            <IndustryCardNote raised label={say('Our values', 'Nos valeurs')}>
              {say('We listen to our clients.', 'Nous sommes à l’écoute de la clientèle.')}
            </IndustryCardNote>
          </IndustryCardNotes>
        ),
        why: ['“Our strength” and “Our values” praise the company, and would be the same for every industry.', '«\u00a0Notre force\u00a0» et «\u00a0Nos valeurs\u00a0» vantent l’entreprise, et iraient à tous les secteurs.'],
      },
    },
  ],
};
