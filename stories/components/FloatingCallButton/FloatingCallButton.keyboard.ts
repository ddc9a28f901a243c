import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { business } from '../../../site/business.ts';

/** The links of the page, and the button last: it is hidden until the page is scrolled. */
const linksOf = (canvas: { getAllByRole: (role: 'link', options: { hidden: true }) => HTMLElement[] }) => canvas.getAllByRole('link', { hidden: true });

/** The button is one link, after everything else in the page. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'On the last link of the page',
    result: 'Moves to the button, and it is in sight',
    prove: async ({ canvas, press }) => {
      const links = linksOf(canvas);
      const call = links.at(-1);
      for (const link of links) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
      await expect(call).toHaveAttribute('href', business.phoneHref);
      await waitFor(() => expect(call?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    },
  },
  {
    key: 'Enter',
    given: 'On the button',
    result: 'Calls the number',
    prove: async ({ canvas, press }) => {
      const links = linksOf(canvas);
      const call = links.at(-1);
      const called: string[] = [];
      call?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        called.push(call.getAttribute('href') ?? '');
      });
      await press(...links.map(() => 'Tab'), 'Enter');
      await expect(called).toEqual([business.phoneHref]);
    },
  },
];
