import { expect } from 'storybook/test';
import { expectFocusLeaves } from '../../documentation/expectFocusLeaves.ts';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** Numbered links and two arrows: the keys of a link, and none for a disabled arrow. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the pagination, then on each link', 'Avant la pagination, puis sur chaque lien'],
    ['Moves to the previous page’s link, then to each number, then to the next page’s link', 'Passe au lien de la page précédente, puis à chaque numéro, puis au lien de la page suivante'],
  ),
  {
    key: 'Enter',
    given: ['On a number', 'Sur un numéro'],
    result: ['Opens that page', 'Ouvre cette page'],
    prove: async ({ args, canvas, press }) => {
      await press('Tab', 'Tab', 'Enter');
      await expect(args['onNavigate']).toHaveBeenCalledWith(1, expect.anything());
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    },
  },
  {
    key: 'Shift + Tab',
    given: ['On the number 1, on the first page', 'Sur le numéro\u00a01, à la première page'],
    result: ['Skips “previous”, which is disabled, and leaves the pagination', 'Saute «\u00a0Précédente\u00a0», qui est désactivée, et sort de la pagination'],
    prove: async (context) => {
      const { canvas, press } = context;
      await press('Tab', 'Tab', 'Enter');
      const [previous, first] = canvas.getAllByRole('link');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(first).toHaveFocus();
      await expectFocusLeaves(context, 'Shift+Tab');
    },
  },
];
