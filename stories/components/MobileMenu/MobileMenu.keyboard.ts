import { expect, waitFor, within } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** The dialog is outside the story, over the page. */
const page = () => within(document.body);

/** Opens the menu by keyboard. Returns the button and the dialog, once the focus is inside. */
async function openIn({ canvas, press }: ProofContext) {
  const button = canvas.getByRole('button');
  await press('Tab', 'Enter');
  const dialog = await page().findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(focused()));
  return { button, dialog };
}

const focused = (): HTMLElement | null => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** A button that opens a dialog (APG, Dialog). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Opens the menu; the focus moves into it', 'Ouvre le menu; le focus y entre'],
    prove: async (context) => {
      const { dialog } = await openIn(context);
      await expect(dialog).toBeVisible();
    },
  },
  {
    key: 'Space',
    given: ['On the button', 'Sur le bouton'],
    result: ['The same as Enter', 'Comme Entrée'],
    prove: async ({ press }) => {
      await press('Tab', 'Space');
      const dialog = await page().findByRole('dialog');
      await waitFor(() => expect(dialog).toContainElement(focused()));
    },
  },
  {
    key: 'Tab',
    given: ['In the open menu', 'Dans le menu ouvert'],
    result: ['Goes through Close and the links; everything behind is out of reach until the menu closes', 'Parcourt «\u00a0Fermer\u00a0» et les liens; tout ce qui est derrière reste hors d’atteinte jusqu’à la fermeture du menu'],
    prove: async (context) => {
      const { dialog } = await openIn(context);
      await waitFor(() => expect(context.canvasElement.closest('[inert]')).not.toBeNull());
      const stops = within(dialog).getAllByRole('link');
      await expect(within(dialog).getByRole('button')).toHaveFocus();
      for (const link of stops) {
        await context.press('Tab');
        await expect(link).toHaveFocus();
      }
    },
  },
  {
    key: 'Escape',
    given: ['In the open menu', 'Dans le menu ouvert'],
    result: ['Closes it; the focus is back on the button', 'Le ferme; le focus revient sur le bouton'],
    prove: async (context) => {
      const { button } = await openIn(context);
      await context.press('Escape');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(page().queryByRole('dialog')).toBeNull();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    key: 'Enter',
    given: ['On Close, in the open menu', 'Sur «\u00a0Fermer\u00a0», dans le menu ouvert'],
    result: ['The same as Escape', 'Comme Échap'],
    prove: async (context) => {
      const { button } = await openIn(context);
      await context.press('Enter');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(page().queryByRole('dialog')).toBeNull();
    },
  },
];
