import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** Presses keys, and asserts which tab has the focus and is chosen, and that its panel is the one that is shown. */
const chooses = (at: number, ...keys: readonly string[]) => async ({ canvas, press }: ProofContext) => {
  await press(...keys);
  const tab = canvas.getAllByRole('tab')[at];
  await expect(tab).toHaveFocus();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(tab?.textContent ?? '');
};

/** Tabs with automatic activation (APG, Tabs). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the tabs', 'Avant les onglets'],
    result: ['Moves to the chosen tab', 'Passe à l’onglet choisi'],
    prove: chooses(0, 'Tab'),
  },
  {
    key: 'Tab',
    given: ['On a tab', 'Sur un onglet'],
    result: ['Moves to its panel, past the other tabs', 'Passe à son panneau, sans s’arrêter aux autres onglets'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab');
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    },
  },
  {
    key: 'Arrow Right',
    given: ['On a tab', 'Sur un onglet'],
    result: ['Chooses the next one (right to left: the one before)', 'Choisit le suivant (le précédent, si l’on lit de droite à gauche)'],
    prove: chooses(1, 'Tab', 'ArrowRight'),
  },
  {
    key: 'Arrow Right',
    given: ['On the last tab', 'Sur le dernier onglet'],
    result: ['Chooses the first one', 'Choisit le premier'],
    prove: chooses(0, 'Tab', 'End', 'ArrowRight'),
  },
  {
    key: 'Arrow Left',
    given: ['On the first tab', 'Sur le premier onglet'],
    result: ['Chooses the last one', 'Choisit le dernier'],
    prove: chooses(2, 'Tab', 'ArrowLeft'),
  },
  {
    key: 'End',
    given: ['On a tab', 'Sur un onglet'],
    result: ['Chooses the last one', 'Choisit le dernier'],
    prove: chooses(2, 'Tab', 'End'),
  },
  {
    key: 'Home',
    given: ['On a tab', 'Sur un onglet'],
    result: ['Chooses the first one', 'Choisit le premier'],
    prove: chooses(0, 'Tab', 'End', 'Home'),
  },
];
