import type { CalloutKind } from '@uno/ui/Callout';
import type { Locale } from '../../../site/src/i18n/locale.ts';

/** The notes of the stories, in both languages. */
export const words: Record<Locale, Record<CalloutKind, { title: string; text: string }>> = {
  'en-CA': {
    tip: {
      title: 'Tip: rinse before you mop',
      text: 'Calcium is alkaline. A pass of clean water with a neutral rinse first, and the mop no longer spreads it.',
    },
    warning: {
      title: 'Warning: never bleach and acid together',
      text: 'A descaler after bleach gives off chlorine. Rinse the floor, air the room for 15 minutes, then go on.',
    },
    fact: {
      title: 'Measured: 5 metres',
      text: 'That much matting takes off about nine tenths of what boots carry in, in the six or seven steps it takes to cross it.',
    },
  },
  'fr-CA': {
    tip: {
      title: 'Conseil\u00a0: rincer avant de passer la vadrouille',
      text: 'Le calcium est alcalin. Un premier passage à l’eau claire avec un rinçage neutre, et la vadrouille cesse de l’étendre.',
    },
    warning: {
      title: 'Attention\u00a0: jamais d’eau de Javel avec un acide',
      text: 'Un détartrant après l’eau de Javel dégage du chlore. Rincez le plancher, aérez la pièce 15 minutes, puis continuez.',
    },
    fact: {
      title: 'Mesuré\u00a0: 5\u00a0mètres',
      text: 'Cette longueur de tapis retient environ les neuf dixièmes de ce que les bottes apportent, en six ou sept pas.',
    },
  },
};
