import { expect, waitFor } from 'storybook/test';
import type { KeyboardRow, ProofContext } from '../../documentation/keyboard.ts';
import { business } from '../../../site/business.ts';

/** The links of the page, and the button last: it is hidden until the page is scrolled. */
const linksOf = (canvas: ProofContext['canvas']) => canvas.getAllByRole('link', { hidden: true });

/** Tabs to the last link, the button: it is shown one frame after the scroll that the Tab before it causes. */
async function tabThrough(links: readonly HTMLElement[], press: ProofContext['press']): Promise<void> {
  for (const link of links) {
    if (link === links.at(-1)) await waitFor(() => expect(link).toBeVisible());
    await press('Tab');
    await expect(link).toHaveFocus();
  }
}

/** The button is one link, after everything else in the page. */
export const keyboard: readonly KeyboardRow[] = [
  {
    key: 'Tab',
    given: ['On the last link of the page', 'Sur le dernier lien de la page'],
    result: ['Moves to the button, and it is in sight', 'Passe au bouton, qui est visible'],
    prove: async ({ canvas, press }) => {
      const links = linksOf(canvas);
      const call = links.at(-1);
      await tabThrough(links, press);
      await expect(call).toHaveAttribute('href', business.phoneHref);
      await waitFor(() => expect(call?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    },
  },
  {
    key: 'Enter',
    given: ['On the button', 'Sur le bouton'],
    result: ['Calls the number', 'Appelle le numéro'],
    prove: async ({ canvas, press }) => {
      const links = linksOf(canvas);
      const call = links.at(-1);
      const called: string[] = [];
      call?.addEventListener('click', (event: Event) => {
        event.preventDefault();
        called.push(call.getAttribute('href') ?? '');
      });
      await tabThrough(links, press);
      await press('Enter');
      await expect(called).toEqual([business.phoneHref]);
    },
  },
];
