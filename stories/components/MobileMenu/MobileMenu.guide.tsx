import { MobileMenu } from '@uno/ui/MobileMenu';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'button[aria-haspopup]', name: ['Button', 'Bouton'], by: 'labels.open', note: ['a word, always; it opens a dialog as large as the window', 'un mot, toujours; il ouvre une boîte de dialogue grande comme la fenêtre'] },
    { at: 'button[aria-haspopup] svg', name: ['Icon', 'Icône'], note: ['decoration, after the word', 'décorative, après le mot'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <div>
            <MobileMenu labels={{ open: 'Menu', close: say('Close', 'Fermer'), title: say('Main menu', 'Menu principal') }}>{null}</MobileMenu>
          </div>
        ),
        why: ['The word “Menu” beside the three bars says what the button opens.', 'Le mot «\u00a0Menu\u00a0» à côté des trois traits dit ce que le bouton ouvre.'],
      },
      dont: {
        example: (say) => (
          <div>
            <MobileMenu labels={{ open: '', close: say('Close', 'Fermer'), title: say('Main menu', 'Menu principal') }}>{null}</MobileMenu>
          </div>
        ),
        why: ['Three bars without a word: some readers don’t know that they can be pressed, and a screen reader has nothing to say.', 'Trois traits sans un mot\u00a0: des gens ignorent qu’on peut les presser, et le lecteur d’écran n’a rien à dire.'],
      },
    },
  ],
};
