import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';

/** A link that leads within the page. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['As the page opens', 'À l’ouverture de la page'],
    result: ['Moves to the link before anything else, and shows it in the corner', 'Passe au lien avant tout le reste, et le montre dans le coin'],
    prove: async ({ canvas, press }) => {
      const [skip] = canvas.getAllByRole('link');
      await expect(skip?.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
      await press('Tab');
      await expect(skip).toHaveFocus();
      await expect(skip).toHaveAttribute('href', '#main');
      await expect(skip?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  },
  {
    key: 'Enter',
    given: ['On the link', 'Sur le lien'],
    result: ['Moves to the content, and the link is hidden again', 'Passe au contenu, et le lien est caché de nouveau'],
    prove: async ({ canvas, press }) => {
      const [skip] = canvas.getAllByRole('link');
      await press('Tab', 'Enter');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
      await expect(skip?.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    },
  },
  {
    key: 'Tab',
    given: ['On the content, after Enter', 'Sur le contenu, après Entrée'],
    result: ['Moves to the first link of the content: the navigation is skipped', 'Passe au premier lien du contenu\u00a0: la navigation est sautée'],
    prove: async ({ canvas, press }) => {
      const main = canvas.getByRole('main');
      await press('Tab', 'Enter');
      await waitFor(() => expect(main).toHaveFocus());
      await press('Tab');
      await expect(main.querySelector('a')).toHaveFocus();
    },
  },
  {
    key: 'Tab',
    given: ['On the link', 'Sur le lien'],
    result: ['Moves on to the header: nothing is skipped', 'Passe à l’en-tête\u00a0: rien n’est sauté'],
    prove: async ({ canvas, press }) => {
      const [, home] = canvas.getAllByRole('link');
      await press('Tab', 'Tab');
      await expect(home).toHaveFocus();
    },
  },
];
