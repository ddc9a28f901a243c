import { NoBreak } from '@uno/ui/NoBreak';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const phone = '514-555-0148';
const sentence = (say: Say) => say(`Call us at ${phone}, day or night.`, `Appelez au ${phone}, jour et nuit.`);

/** A line on which the number fits only in part, in every typeface. */
const width = '18ch';

export const guide: ComponentGuide = {
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => (
          <p style={{ width }}>
            <NoBreak of={phone}>{sentence(say)}</NoBreak>
          </p>
        ),
        why: ['The whole number goes to the next line: it can be read and dialled at once.', 'Le numéro passe en entier à la ligne suivante\u00a0: on le lit et on le compose d’un trait.'],
      },
      dont: {
        example: (say) => <p style={{ width }}>{sentence(say)}</p>,
        why: ['Without NoBreak the line ends at a hyphen, and the rest of the number is on the next one.', 'Sans NoBreak, la ligne finit sur un trait d’union, et le reste du numéro est sur la suivante.'],
      },
    },
  ],
};
