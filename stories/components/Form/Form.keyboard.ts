import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { wordsIn } from '../../locale.ts';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import { words } from './words.ts';

/** Called with the form's data when it is sent. */
export const sent = fn((_: Record<string, FormDataEntryValue>) => undefined);

/** What the keys do in a form: those of the native control. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['Before the form, then on each control', 'Avant le formulaire, puis sur chaque contrôle'],
    result: ['Moves to the next control, in reading order; the trap for robots is skipped', 'Passe au contrôle suivant, dans l’ordre de lecture, et saute le piège à robots'],
    prove: async (context) => {
      const { canvas, globals, press } = context;
      const t = wordsIn(words, globals);
      const fields = [
        ...[t.name, `${t.company} ${t.optional}`, t.email, `${t.phone} ${t.optional}`, t.message].map((name) =>
          canvas.getByLabelText(name),
        ),
        canvas.getByRole('spinbutton', { name: t.restrooms }),
        canvas.getByRole('checkbox', { name: t.eco }),
        canvas.getByRole('button', { name: t.send }),
      ];
      for (const field of fields) {
        await press('Tab');
        await expect(field).toHaveFocus();
      }
      await expectFocusLeaves(context);
    },
  },
  {
    key: 'Enter',
    given: ['In a field of one line', 'Dans un champ d’une ligne'],
    result: ['Sends the form', 'Envoie le formulaire'],
    prove: async ({ press }) => {
      sent.mockClear();
      await press('Tab', 'z', 'o', 'e', 'Enter');
      await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'zoe', website: '' }));
    },
  },
  {
    key: 'Enter',
    given: ['In the field of several lines', 'Dans le champ de plusieurs lignes'],
    result: ['Begins a new line, and sends nothing', 'Commence une nouvelle ligne, et n’envoie rien'],
    prove: async ({ canvas, globals, press }) => {
      const t = wordsIn(words, globals);
      sent.mockClear();
      canvas.getByRole('textbox', { name: t.message }).focus();
      await press('9', 'Enter', '5');
      await expect(canvas.getByRole('textbox', { name: t.message })).toHaveValue('9\n5');
      await expect(sent).not.toHaveBeenCalled();
    },
  },
];

/** What the keys do in a form with errors (`useForm`). */
export const errorKeyboard: readonly KeyboardRow[] = [
  {
    key: 'Enter',
    given: ['In a field of one line, with answers missing', 'Dans un champ d’une ligne, s’il manque des réponses'],
    result: ['Moves to the error box, whose links are in the order of the page', 'Passe à la boîte d’erreurs, dont les liens suivent l’ordre de la page'],
    prove: async ({ canvas, globals, press }) => {
      const t = wordsIn(words, globals);
      canvas.getByRole('textbox', { name: t.email }).focus();
      await press('Enter');
      await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
      for (const error of [t.nameError, t.error, t.topicsError]) {
        await press('Tab');
        await expect(canvas.getByRole('link', { name: error })).toHaveFocus();
      }
    },
  },
  {
    key: 'Enter',
    given: ['On “Try again” in the box, with answers missing', 'Sur «\u00a0Réessayer\u00a0», dans la boîte, s’il manque des réponses'],
    result: ['Removes the box, and moves to the first field that was wrong', 'Retire la boîte, et passe au premier champ en erreur'],
    prove: async ({ canvas, globals, press }) => {
      const t = wordsIn(words, globals);
      canvas.getByRole('textbox', { name: t.email }).focus();
      await press('Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
      await expect(canvas.getByRole('textbox', { name: t.name })).toHaveFocus();
      await expect(canvas.queryByRole('group', { name: t.title })).toBeNull();
    },
  },
];
