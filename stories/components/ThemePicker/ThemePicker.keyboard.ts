import { themeKey } from '@uno/ui/ThemePicker';
import { expect } from 'storybook/test';
import { unoGlobals } from '../../../.storybook/uno-globals.ts';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';

/** The theme that the page shows. */
const shown = () => document.documentElement.dataset['theme'];

/** Wraps the `prove` of a row, and restores the page's theme after it. */
const restoringTheme = (prove: KeyboardRow['prove']) => async (context: ProofContext) => {
  try {
    await prove(context);
  } finally {
    localStorage.removeItem(themeKey);
    document.documentElement.dataset['theme'] = unoGlobals(context.globals).theme;
  }
};

const chosenIn = ({ canvas }: ProofContext) => canvas.getByRole('radio', { checked: true });

/** What the keys do (APG, Radio Group): those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the picker', 'Avant le sélecteur'],
    result: ['Moves to the theme of the page; the next Tab leaves the picker', 'Passe au thème de la page; le Tab suivant sort du sélecteur'],
    prove: async (context) => {
      await context.press('Tab');
      await expect(chosenIn(context)).toHaveFocus();
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Arrow Right',
    given: ['On the chosen theme', 'Sur le thème choisi'],
    result: ['Moves to the next theme; it is applied to the page at once, and remembered. Arrow Down does the same', 'Passe au thème suivant, appliqué aussitôt à la page et gardé en mémoire. La flèche vers le bas fait de même'],
    prove: restoringTheme(async (context) => {
      const before = shown();
      await context.press('Tab', 'ArrowRight');
      await expect(shown()).not.toBe(before);
      await expect(chosenIn(context)).toHaveAttribute('value', shown());
      await expect(localStorage.getItem(themeKey)).toBe(shown());
    }),
  },
  {
    key: 'Arrow Left',
    given: ['On the next theme', 'Sur le thème suivant'],
    result: ['Moves back to the previous theme. Arrow Up does the same', 'Revient au thème précédent. La flèche vers le haut fait de même'],
    prove: restoringTheme(async (context) => {
      const before = shown();
      await context.press('Tab', 'ArrowRight', 'ArrowLeft');
      await expect(shown()).toBe(before);
      await expect(chosenIn(context)).toHaveAttribute('value', before);
    }),
  },
];
