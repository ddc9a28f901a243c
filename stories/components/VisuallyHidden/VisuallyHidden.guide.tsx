import { TextField } from '@uno/ui/TextField';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const where = (say: Say) => say('Eight digits, at the top of the receipt.', 'Huit chiffres, en haut du reçu.');

export const guide: ComponentGuide = {
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => <TextField name="guide-order" label={say('Order number', 'Numéro de commande')} hint={where(say)} />,
        why: ['The hint “Eight digits, at the top of the receipt” is visible, so it helps everyone.', 'L’indication «\u00a0Huit chiffres, en haut du reçu\u00a0» est visible\u00a0: elle aide tout le monde.'],
      },
      dont: {
        example: (say) => <TextField name="guide-order-hidden" label={say('Order number', 'Numéro de commande')} hint={<VisuallyHidden>{where(say)}</VisuallyHidden>} />,
        why: ['The hint “Eight digits, at the top of the receipt” is hidden: a screen reader says it, and everyone else has to search for the number.', 'L’indication «\u00a0Huit chiffres, en haut du reçu\u00a0» est masquée\u00a0: un lecteur d’écran la dit, et tous les autres doivent chercher le numéro.'],
      },
    },
  ],
};
