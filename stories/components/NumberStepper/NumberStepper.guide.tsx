import { NumberStepper } from '@uno/ui/NumberStepper';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const labels = (say: Say) => ({
  decrease: say('Fewer: {label}', 'Moins\u00a0: {label}'),
  increase: say('More: {label}', 'Plus\u00a0: {label}'),
  outOfBounds: say('Enter a whole number from {min} to {max}.', 'Entrez un nombre entier de {min} à {max}.'),
});

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'label', name: ['Label', 'Étiquette'], by: 'label', note: ['what is counted, in the plural; a hint and an error go below it', 'ce que l’on compte, au pluriel; une aide et une erreur vont dessous'] },
    { at: 'button[data-step="down"]', name: ['Minus button', 'Bouton moins'], by: 'labels.decrease', note: ['for pointers and touch; the arrow keys do the same', 'pour la souris et le doigt; les flèches du clavier font de même'] },
    { at: 'input[type="number"]', name: ['Input', 'Champ'], by: 'name, defaultValue', note: ['empty means “not given”, not zero', 'vide veut dire «\u00a0non précisé\u00a0», et non zéro'] },
    { at: 'button[data-step="up"]', name: ['Plus button', 'Bouton plus'], by: 'labels.increase' },
  ],
  pairs: [
    {
      do: {
        example: (say) => <TextField id="guide-area" name="guideArea" label={say('Area', 'Superficie')} unit={say('sq ft', 'pi²')} inputMode="numeric" defaultValue={say('12,500', '12\u00a0500')} />,
        why: ['A measured area is typed: it goes into a TextField, with its unit at the end.', 'Une superficie mesurée se tape\u00a0: elle va dans un TextField, l’unité à la fin.'],
      },
      dont: {
        example: (say) => <NumberStepper id="guide-area-steps" name="guideAreaSteps" label={say('Square feet', 'Pieds carrés')} labels={labels(say)} max={99_999} defaultValue={12_500} />,
        why: ['Buttons that add one square foot at a time are no help with 12,500 of them.', 'Des boutons qui ajoutent un pied carré à la fois n’aident en rien pour 12\u00a0500.'],
      },
    },
    {
      do: {
        example: (say) => <NumberStepper id="guide-rooms" name="guideRooms" label={say('Meeting rooms', 'Salles de réunion')} labels={labels(say)} defaultValue={3} />,
        why: ['“Meeting rooms” says what is counted, also in the names of the two buttons.', '«\u00a0Salles de réunion\u00a0» dit ce que l’on compte, aussi dans le nom des deux boutons.'],
      },
      dont: {
        example: (say) => <NumberStepper id="guide-quantity" name="guideQuantity" label={say('Quantity', 'Quantité')} labels={labels(say)} defaultValue={3} />,
        why: ['“Quantity” doesn’t say of what, and the button’s name becomes “More: Quantity”.', '«\u00a0Quantité\u00a0» ne dit pas de quoi, et le nom du bouton devient «\u00a0Plus\u00a0: Quantité\u00a0».'],
      },
    },
  ],
};
