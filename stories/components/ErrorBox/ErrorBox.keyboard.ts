import { expect } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

/** Sends the empty form by keyboard. @returns the error box, and the texts */
async function sendEmptyForm({ canvas, globals, press }: ProofContext) {
  const t = wordsIn(words, globals);
  canvas.getByRole('button', { name: t.send }).focus();
  await press('Enter');
  return { t, box: canvas.getByRole('group', { name: t.title }) };
}

/** Where the focus goes (GOV.UK, error summary). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['On the send button, with fields that are wrong', 'Sur le bouton d’envoi, avec des champs en erreur'],
    result: ['The box appears above the fields and takes the focus', 'La boîte apparaît au-dessus des champs et prend le focus'],
    prove: async (context) => {
      const { box } = await sendEmptyForm(context);
      await expect(box).toHaveFocus();
    },
  },
  {
    key: 'Tab',
    given: ['On the box, then on each link', 'Sur la boîte, puis sur chaque lien'],
    result: ['Moves to the next link, then to the first field', 'Passe au lien suivant, puis au premier champ'],
    prove: async (context) => {
      const { t } = await sendEmptyForm(context);
      for (const name of [t.nameError, t.emailError]) {
        await context.press('Tab');
        await expect(context.canvas.getByRole('link', { name })).toHaveFocus();
      }
      await context.press('Tab');
      await expect(context.canvas.getByRole('textbox', { name: t.name })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the second link', 'Sur le deuxième lien'],
    result: ['Moves to its field, whose label comes into view', 'Passe à son champ, dont l’étiquette devient visible'],
    prove: async (context) => {
      const { t } = await sendEmptyForm(context);
      await context.press('Tab', 'Tab', 'Enter');
      await expect(context.canvas.getByRole('textbox', { name: t.email })).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On the send button again, with the same mistakes', 'De nouveau sur le bouton d’envoi, avec les mêmes erreurs'],
    result: ['The box has the focus again', 'La boîte reprend le focus'],
    prove: async (context) => {
      const { box } = await sendEmptyForm(context);
      await context.press('Tab', 'Tab', 'Enter');
      await expect(box).not.toHaveFocus();
      await sendEmptyForm(context);
      await expect(box).toHaveFocus();
    },
  },
];
