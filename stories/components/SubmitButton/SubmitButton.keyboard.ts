import { expect, fn } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** Called each time that the form is sent; nothing leaves the story. */
export const sent = fn((event: Event) => event.preventDefault());

const sendsOnce = (key: 'Enter' | 'Space') => async ({ press }: ProofContext) => {
  sent.mockClear();
  await press('Tab', key);
  await expect(sent).toHaveBeenCalledOnce();
};

/** What the keys do (APG, Button). The form becomes busy once it is sent. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Sends the form', 'Envoie le formulaire'],
    prove: sendsOnce('Enter'),
  },
  {
    key: 'Space',
    given: ['On the button', 'Sur le bouton'],
    result: ['Sends the form', 'Envoie le formulaire'],
    prove: sendsOnce('Space'),
  },
  {
    key: 'Enter',
    given: ['On the button, once more, while the form is being sent', 'De nouveau sur le bouton, pendant l’envoi du formulaire'],
    result: ['Sends nothing more; the button keeps the focus and says what it is doing', 'N’envoie rien de plus; le bouton garde le focus et dit ce qu’il fait'],
    prove: async ({ canvas, globals, press }) => {
      sent.mockClear();
      await press('Tab', 'Enter');
      const button = canvas.getByRole('button', { name: wordsIn(words, globals).busy });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await press('Enter', 'Space');
      await expect(sent).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
    },
  },
];
