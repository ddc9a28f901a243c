import type { vars } from '@uno/tokens/contract';
import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  /** What each duration is for. */
  roles: {
    quick: 'A small change of state: a colour, a line.',
    sweep: 'The one gesture: a squeegee’s sweep that leaves a pane clear.',
    word: 'How long each of the home page’s words stays.',
  } satisfies Record<keyof typeof vars.duration, string>,
  play: 'Play',
  curve: 'A curve that rises fast and settles slowly',
  easing: 'The one easing: fast at first, then settling. Time goes to the right, the way covered upwards.',
};

const fr: typeof en = {
  roles: {
    quick: 'Un petit changement d’état : une couleur, un trait.',
    sweep: 'Le seul geste : le balayage d’une raclette qui laisse une vitre propre.',
    word: 'Le temps que reste chacun des mots de l’accueil.',
  },
  play: 'Jouer',
  curve: 'Une courbe qui monte vite et se pose lentement',
  easing: 'La seule accélération : rapide d’abord, puis qui se pose. Le temps va vers la droite, le chemin parcouru vers le haut.',
};

/** The words of the specimens of motion. */
export const motionWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
