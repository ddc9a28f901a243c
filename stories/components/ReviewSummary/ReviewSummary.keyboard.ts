import { expect, fn } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Called with the address of a followed link; it opens no page here. */
export const followed = fn((_: string | null | undefined) => undefined);

/** Its links are the only stops. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the summary, then on each link', 'Avant le récapitulatif, puis sur chaque lien'],
    ['Moves to the next link, in the order of the groups; the lines are not tab stops', 'Passe au lien suivant, dans l’ordre des groupes; les lignes ne sont pas des arrêts'],
  ),
  {
    key: 'Enter',
    given: ['On the link of the second group', 'Sur le lien du deuxième groupe'],
    result: ['Leads to the part of the form where it is changed', 'Mène à la partie du formulaire où l’on modifie ce groupe'],
    prove: async ({ press }) => {
      followed.mockClear();
      await press('Tab', 'Tab', 'Enter');
      await expect(followed).toHaveBeenCalledWith('#contact');
    },
  },
];
