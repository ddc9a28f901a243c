import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { business } from '../../../site/business.ts';

/** Its controls are links, so its keys are a link's (APG, Link). */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: 'Before the section, then on each link',
    result: 'Moves to the next button; the telephone number is the last stop',
    prove: async ({ canvas, press }) => {
      const links = canvas.getAllByRole('link');
      await expect(links.at(-1)).toHaveAttribute('href', business.phoneHref);
      for (const link of links) {
        await press('Tab');
        await expect(link).toHaveFocus();
      }
    },
  },
  {
    key: 'Enter',
    given: 'On the number',
    result: 'Calls it',
    prove: async ({ canvas, press }) => {
      const number = canvas.getAllByRole('link').at(-1);
      const called: string[] = [];
      number?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        called.push(number.getAttribute('href') ?? '');
      });
      await press('Tab', 'Tab', 'Tab', 'Enter');
      await expect(called).toEqual([business.phoneHref]);
    },
  },
];
