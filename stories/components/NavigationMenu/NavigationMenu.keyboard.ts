import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

const opensAndCloses = (key: 'Enter' | 'Space') => async ({ canvas, press }: ProofContext) => {
  const button = canvas.getByRole('button');
  await press('Tab', 'Tab', key);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await press(key);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveFocus();
};

/** Disclosure navigation (APG): a list of links, one of them behind a button. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the menu, which is closed', 'Avant le menu, qui est fermé'],
    result: ['Moves to the first link, then to the button, then to the next link: the links in the closed panel are skipped', 'Passe au premier lien, puis au bouton, puis au lien suivant\u00a0: les liens du panneau fermé sont sautés'],
    prove: async ({ canvas, press }) => {
      const button = canvas.getByRole('button');
      const [home, next] = canvas.getAllByRole('link');
      await press('Tab');
      await expect(home).toHaveFocus();
      await press('Tab');
      await expect(button).toHaveFocus();
      await press('Tab');
      await expect(next).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Opens the panel, and closes it when pressed again; the focus stays on the button', 'Ouvre le panneau; une deuxième fois, le ferme. Le focus reste sur le bouton'],
    prove: opensAndCloses('Enter'),
  },
  {
    key: 'Space',
    given: ['On the button', 'Sur le bouton'],
    result: ['The same as Enter', 'Comme Entrée'],
    prove: opensAndCloses('Space'),
  },
  {
    key: 'Tab',
    given: ['On the button, the panel open', 'Sur le bouton, le panneau étant ouvert'],
    result: ['Moves into the panel, link by link', 'Entre dans le panneau, un lien à la fois'],
    prove: async ({ canvas, press }) => {
      await press('Tab', 'Tab', 'Enter');
      const inPanel = [...canvas.getByRole('group').querySelectorAll('a')];
      await press('Tab');
      await expect(inPanel[0]).toHaveFocus();
      await press('Tab');
      await expect(inPanel[1]).toHaveFocus();
    },
  },
  {
    key: 'Escape',
    given: ['On a link of the open panel', 'Sur un lien du panneau ouvert'],
    result: ['Closes the panel; the focus is back on the button', 'Ferme le panneau; le focus revient sur le bouton'],
    prove: async ({ canvas, press }) => {
      const button = canvas.getByRole('button');
      await press('Tab', 'Tab', 'Enter', 'Tab', 'Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    },
  },
];
