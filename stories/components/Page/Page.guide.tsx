import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'header', name: ['Header', 'En-tête'], by: 'header', note: ['optional; the skip link before it is hidden until it has the focus', 'facultatif; le lien d’évitement qui le précède est caché tant qu’il n’a pas le focus'] },
    { at: 'main', name: ['Content', 'Contenu'], by: 'PageMain', note: ['the skip link leads here', 'le lien d’évitement mène ici'] },
    { at: 'footer', name: ['Footer', 'Pied de page'], by: 'footer', note: ['optional; at the bottom of the window where the page is short', 'facultatif; au bas de la fenêtre si la page est courte'] },
  ],
  pairs: [],
};
