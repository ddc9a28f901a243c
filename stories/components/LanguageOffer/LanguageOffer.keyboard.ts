import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsTo } from '../../documentation/keyboardRows.ts';

/** A link and a button (APG, Link and Button). */
export const keyboard: readonly KeyboardRow[] = [
  tabsTo(['link', 'button'], ['Before the offer', 'Avant la proposition'], ['Moves to the link, then to the button', 'Passe au lien, puis au bouton']),
  ...(['Enter', 'Space'] as const).map(
    (key): KeyboardRow => ({
      key,
      given: ['On the button', 'Sur le bouton'],
      result: ['Takes the offer away, and moves the focus to the page’s content', 'Retire la proposition, et met le focus sur le contenu de la page'],
      prove: async ({ canvas, press }) => {
        // An earlier row may have taken it away.
        canvas.getByRole('main').setAttribute('data-language-offer', '');
        canvas.getByRole('main').blur();
        await press('Tab', 'Tab', key);
        await expect(canvas.queryByRole('complementary')).toBeNull();
        await expect(canvas.getByRole('main')).toHaveFocus();
      },
    }),
  ),
];
