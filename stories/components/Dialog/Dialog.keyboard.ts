import { expect, waitFor, within } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';

/** Opens the dialog by keyboard. Returns its trigger, the dialog and its buttons, once the focus is inside and the page out of reach. */
async function openBy(key: 'Enter' | 'Space', { canvas, canvasElement, press }: ProofContext) {
  const trigger = canvas.getByRole('button');
  await press('Tab', key);
  const dialog = await within(document.body).findByRole('dialog');
  const buttons = within(dialog).getAllByRole('button');
  await waitFor(() => expect(buttons[0]).toHaveFocus());
  await waitFor(() => expect(canvasElement.closest('[inert]')).not.toBeNull());
  return { trigger, dialog, buttons };
}

/** A button that opens a dialog (APG, Dialog). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Opens the dialog; the focus moves into it', 'Ouvre la boîte de dialogue; le focus y entre'],
    prove: async (context) => void (await openBy('Enter', context)),
  },
  {
    key: 'Space',
    given: ['On the button', 'Sur le bouton'],
    result: ['The same as Enter', 'Comme Entrée'],
    prove: async (context) => void (await openBy('Space', context)),
  },
  {
    key: 'Tab',
    given: ['In the dialog', 'Dans la boîte de dialogue'],
    result: ['Goes through its buttons, and from the last to the first: the page behind is out of reach', 'Parcourt ses boutons, et passe du dernier au premier\u00a0: la page derrière est hors d’atteinte'],
    prove: async (context) => {
      const { buttons } = await openBy('Enter', context);
      for (const button of [...buttons.slice(1), ...buttons.slice(0, 1)]) {
        await context.press('Tab');
        await expect(button).toHaveFocus();
      }
    },
  },
  {
    key: 'Escape',
    given: ['In the dialog', 'Dans la boîte de dialogue'],
    result: ['Closes it; the focus is back on the button', 'La ferme; le focus revient sur le bouton'],
    prove: async (context) => {
      const { trigger, dialog } = await openBy('Enter', context);
      await context.press('Escape');
      await expect(dialog).not.toBeInTheDocument();
      await waitFor(() => expect(trigger).toHaveFocus());
    },
  },
  {
    key: 'Enter',
    given: ['On a button of the dialog that closes', 'Sur un bouton de la boîte de dialogue qui la ferme'],
    result: ['Closes it; the focus is back on the button', 'La ferme; le focus revient sur le bouton'],
    prove: async (context) => {
      const { trigger, dialog } = await openBy('Enter', context);
      await context.press('Enter');
      await expect(dialog).not.toBeInTheDocument();
      await waitFor(() => expect(trigger).toHaveFocus());
    },
  },
];
