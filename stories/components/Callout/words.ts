import type { CalloutKind } from '@uno/ui/Callout';
import type { Locale } from '../../../site/i18n/locale.ts';

/** The notes of the stories, in both languages. */
export const words: Record<Locale, Record<CalloutKind, { title: string; text: string }>> = {
  'en-CA': {
    tip: {
      title: 'Tip: rinse before you mop',
      text: 'Calcium is alkaline. Rinse first with clean water and a neutral product, so that the mop doesn’t spread it.',
    },
    warning: {
      title: 'Warning: keep bleach and acid apart',
      text: 'A descaler after bleach gives off chlorine. Rinse the floor, air the room for 15 minutes, then go on.',
    },
    fact: {
      title: 'Measured: 5\u00a0metres of matting',
      text: 'That length takes off about nine tenths of what boots carry in, over six or seven steps.',
    },
  },
  'fr-CA': {
    tip: {
      title: 'Conseil\u00a0: rincer avant de passer la vadrouille',
      text: 'Le calcium est alcalin. Rincez d’abord à l’eau claire avec un produit neutre, pour que la vadrouille ne l’étende pas.',
    },
    warning: {
      title: 'Attention\u00a0: pas d’eau de Javel avec un acide',
      text: 'Un détartrant après l’eau de Javel dégage du chlore. Rincez le plancher, aérez la pièce 15 minutes, puis continuez.',
    },
    fact: {
      title: 'Mesuré\u00a0: 5\u00a0mètres de tapis',
      text: 'Cette longueur retient environ les neuf dixièmes de ce que les bottes apportent, en six ou sept pas.',
    },
  },
};
