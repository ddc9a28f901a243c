import { Checkbox } from '@uno/ui/Checkbox';
import { RadioGroup } from '@uno/ui/RadioGroup';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-field]', name: ['Row', 'Rangée'], note: ['rows that follow one another share a line', 'les rangées qui se suivent partagent un trait'] },
    { at: 'input + span', name: ['Box', 'Case'], note: ['the native checkbox covers it', 'la case native la recouvre'] },
    { at: 'label', name: ['Label', 'Étiquette'], by: 'label', note: ['what checking the box means', 'ce que veut dire la case cochée'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Checkbox id="guide-newsletter" name="guide-newsletter" label={say('Send me the newsletter', 'Envoyez-moi l’infolettre')} />,
        why: ['“Send me the newsletter” is a yes when the box is checked.', '«\u00a0Envoyez-moi l’infolettre\u00a0» est un oui quand la case est cochée.'],
      },
      dont: {
        example: (say) => <Checkbox id="guide-no-newsletter" name="guide-no-newsletter" label={say('Don’t send me the newsletter', 'Ne m’envoyez pas l’infolettre')} />,
        why: ['With “Don’t send me the newsletter”, a check mark means no.', 'Avec «\u00a0Ne m’envoyez pas l’infolettre\u00a0», il faut cocher pour dire non.'],
      },
    },
    {
      do: {
        example: (say) => (
          <RadioGroup
            id="guide-order"
            name="guide-order"
            legend={say('How will you get your order?', 'Comment recevrez-vous votre commande?')}
            options={[
              { value: 'delivery', label: say('Delivery', 'Livraison') },
              { value: 'pickup', label: say('Pickup', 'Cueillette') },
            ]}
          />
        ),
        why: ['“Delivery” and “Pickup” are two answers, and both can be seen.', '«\u00a0Livraison\u00a0» et «\u00a0Cueillette\u00a0» sont deux réponses, et l’on voit les deux.'],
      },
      dont: {
        example: (say) => <Checkbox id="guide-delivery" name="guide-delivery" label={say('Delivery', 'Livraison')} />,
        why: ['An empty box beside “Delivery” doesn’t say what happens otherwise.', 'À côté de «\u00a0Livraison\u00a0», une case vide ne dit pas ce qui arrive autrement.'],
      },
    },
  ],
};
