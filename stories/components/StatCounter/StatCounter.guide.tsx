import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li:nth-child(2) p:first-child', name: ['Figure', 'Chiffre'], by: 'StatCounterFigure', note: ['the unit, if there is one, comes after the count', 'l’unité, s’il y en a une, vient après le nombre'] },
    { at: 'li:nth-child(2) p:first-child > span:first-child', name: ['Lead', 'Amorce'], by: 'StatCounterFigure lead', note: ['optional; a word or two on a line of their own', 'facultative; un mot ou deux sur leur propre ligne'] },
    { at: 'li:nth-child(2) p:first-child > span:nth-child(2)', name: ['Count', 'Nombre'], by: 'StatCount', note: ['a single whole number counts up; anything else stays', 'un seul nombre entier défile; le reste ne bouge pas'] },
    { at: 'li:nth-child(2) p:last-child', name: ['Label', 'Légende'], by: 'StatCounterLabel', note: ['what is counted, in a few words', 'ce que l’on compte, en quelques mots'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <StatCounterList>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>340</StatCount>
              </StatCounterFigure>
              <StatCounterLabel>{say('bikes repaired last year', 'vélos réparés l’an dernier')}</StatCounterLabel>
            </StatCounter>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>12</StatCount>
              </StatCounterFigure>
              <StatCounterLabel>{say('repair stands', 'postes de réparation')}</StatCounterLabel>
            </StatCounter>
          </StatCounterList>
        ),
        why: ['“340 bikes repaired last year” is a count that the shop can show.', '«\u00a0340 vélos réparés l’an dernier\u00a0»\u00a0: l’atelier peut prouver ce nombre.'],
      },
      dont: {
        example: (say) => (
          <StatCounterList>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>{say('100%', '100\u00a0%')}</StatCount>
              </StatCounterFigure>
              <StatCounterLabel>passion</StatCounterLabel>
            </StatCounter>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>{say('24/7', '24\u00a0h/24')}</StatCount>
              </StatCounterFigure>
              <StatCounterLabel>{say('smiles', 'sourires')}</StatCounterLabel>
            </StatCounter>
          </StatCounterList>
        ),
        why: ['“100% passion” and “24/7 smiles” count nothing, and cast doubt on every figure beside them.', '«\u00a0100\u00a0% passion\u00a0» et «\u00a024\u00a0h/24 sourires\u00a0» ne comptent rien et font douter des chiffres voisins.'],
      },
    },
    {
      do: {
        example: (say) => (
          <StatCounterList>
            <StatCounter>
              <StatCounterFigure lead={say('under', 'moins de')}>
                <StatCount>24</StatCount> h
              </StatCounterFigure>
              <StatCounterLabel>{say('from drop-off to pick-up, on average', 'entre le dépôt du vélo et son retour, en moyenne')}</StatCounterLabel>
            </StatCounter>
          </StatCounterList>
        ),
        why: ['The lead “under” makes the figure true, and the label says what is measured, from when to when.', 'L’amorce «\u00a0moins de\u00a0» rend le chiffre exact, et la légende dit ce que l’on mesure, et de quand à quand.'],
      },
      dont: {
        example: (say) => (
          <StatCounterList>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>24</StatCount> h
              </StatCounterFigure>
              <StatCounterLabel>{say('fast service', 'service rapide')}</StatCounterLabel>
            </StatCounter>
          </StatCounterList>
        ),
        why: ['“24\u00a0h, fast service” says neither what was measured nor from when.', '«\u00a024\u00a0h, service rapide\u00a0» ne dit ni ce que l’on mesure ni à partir de quand.'],
      },
    },
  ],
};
