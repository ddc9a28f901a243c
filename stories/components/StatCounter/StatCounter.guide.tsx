import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';
import type { ComponentGuide } from '../../documentation/guide.ts';

interface Stat {
  lead?: string;
  figure: string;
  unit?: string;
  label: string;
}

const stats = (...all: readonly Stat[]) => (
  <StatCounterList>
    {all.map(({ lead, figure, unit, label }) => (
      <StatCounter key={label}>
        <StatCounterFigure lead={lead}>
          <StatCount>{figure}</StatCount> {unit}
        </StatCounterFigure>
        <StatCounterLabel>{label}</StatCounterLabel>
      </StatCounter>
    ))}
  </StatCounterList>
);

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
        example: (say) => stats({ figure: '340', label: say('bikes repaired last year', 'vélos réparés l’an dernier') }, { figure: '12', label: say('repair stands', 'postes de réparation') }),
        why: ['“340 bikes repaired last year” is a count that the shop can show.', '«\u00a0340 vélos réparés l’an dernier\u00a0»\u00a0: l’atelier peut prouver ce nombre.'],
      },
      dont: {
        example: (say) => stats({ figure: say('100%', '100\u00a0%'), label: 'passion' }, { figure: say('24/7', '24\u00a0h/24'), label: say('smiles', 'sourires') }),
        why: ['“100% passion” and “24/7 smiles” count nothing, and cast doubt on every figure beside them.', '«\u00a0100\u00a0% passion\u00a0» et «\u00a024\u00a0h/24 sourires\u00a0» ne comptent rien et font douter des chiffres voisins.'],
      },
    },
    {
      do: {
        example: (say) => stats({ lead: say('under', 'moins de'), figure: '24', unit: 'h', label: say('from drop-off to pick-up, on average', 'entre le dépôt du vélo et son retour, en moyenne') }),
        why: ['The lead “under” makes the figure true, and the label says what is measured, from when to when.', 'L’amorce «\u00a0moins de\u00a0» rend le chiffre exact, et la légende dit ce que l’on mesure, et de quand à quand.'],
      },
      dont: {
        example: (say) => stats({ figure: '24', unit: 'h', label: say('fast service', 'service rapide') }),
        why: ['“24\u00a0h, fast service” says neither what was measured nor from when.', '«\u00a024\u00a0h, service rapide\u00a0» ne dit ni ce que l’on mesure ni à partir de quand.'],
      },
    },
  ],
};
