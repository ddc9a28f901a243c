import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'label', name: ['Label', 'Étiquette'], by: 'label', note: ['required, always visible', 'obligatoire, toujours visible'] },
    { at: 'label > span', name: ['Marker', 'Mention'], by: 'marker', note: ['optional; part of the name', 'facultative; fait partie du nom'] },
    { at: 'p', name: ['Hint', 'Indication'], by: 'hint', note: ['optional; what to write about', 'facultative; ce qu’il est utile d’écrire'] },
    { at: 'div:has(> textarea)', name: ['Frame', 'Cadre'], by: 'rows', note: ['five lines by default; can be made taller by hand', 'cinq lignes par défaut; on peut l’agrandir à la main'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <TextArea name="guide-courier" rows={3} label={say('What should the courier know?', 'Que faut-il savoir pour livrer chez vous?')} hint={say('Door code, floor, dog.', 'Code de la porte, étage, chien.')} />,
        why: ['A question and its hint, “Door code, floor, dog”, tell people what is useful.', 'Une question et son indication, «\u00a0Code de la porte, étage, chien\u00a0», disent ce qui est utile.'],
      },
      dont: {
        example: (say) => <TextArea name="guide-comments" rows={3} label={say('Comments', 'Commentaires')} />,
        why: ['“Comments” above an empty field leaves people to guess what is useful.', '«\u00a0Commentaires\u00a0» au-dessus d’un champ vide laisse deviner ce qui est utile.'],
      },
    },
    {
      do: {
        example: (say) => <TextField name="guide-postal-code" label={say('Postal code', 'Code postal')} autoComplete="postal-code" />,
        why: ['A postal code fits one line, so it has a TextField.', 'Un code postal tient sur une ligne\u00a0: il a un TextField.'],
      },
      dont: {
        example: (say) => <TextArea name="guide-postal-code-area" label={say('Postal code', 'Code postal')} autoComplete="postal-code" />,
        why: ['Five lines for a postal code: people wonder what else is wanted.', 'Cinq lignes pour un code postal\u00a0: on se demande ce qu’il faudrait ajouter.'],
      },
    },
  ],
};
