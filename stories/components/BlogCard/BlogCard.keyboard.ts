import { expect } from 'storybook/test';
import type { KeyboardRow } from '../../documentation/keyboard.ts';
import { tabsThroughLinks } from '../../documentation/keyboardRows.ts';

/** A card is a handful of links: its category, its title, its tags. */
export const keyboard: readonly KeyboardRow[] = [
  tabsThroughLinks(
    ['Before the cards, then on each link', 'Avant les cartes, puis sur chaque lien'],
    ['Moves through a card in reading order: category, title, tags; “Read more” is not a tab stop', 'Parcourt la carte dans l’ordre de lecture\u00a0: catégorie, titre, mots-clés; «\u00a0Lire la suite\u00a0» n’est pas un arrêt'],
  ),
  {
    key: 'Shift + Tab',
    given: ['On the title of the first card', 'Sur le titre de la première carte'],
    result: ['Moves back to its category', 'Revient à sa catégorie'],
    prove: async ({ canvas, press }) => {
      const [category] = canvas.getAllByRole('link');
      await press('Tab', 'Tab', 'Shift+Tab');
      await expect(category).toHaveFocus();
    },
  },
  {
    key: 'Enter',
    given: ['On a title', 'Sur un titre'],
    result: ['Opens the article', 'Ouvre l’article'],
    prove: async ({ args, press }) => {
      await press('Tab', 'Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenLastCalledWith('#calcium-lobby-floor');
    },
  },
  {
    key: 'Enter',
    given: ['On a tag', 'Sur un mot-clé'],
    result: ['Opens the tag’s articles', 'Ouvre les articles de ce mot-clé'],
    prove: async ({ args, press }) => {
      await press('Tab', 'Tab', 'Tab', 'Enter');
      await expect(args['onOpen']).toHaveBeenLastCalledWith('#tag/winter');
    },
  },
];
