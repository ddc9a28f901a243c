import { Phase, Phases, PhaseTitle } from '@uno/ui/Phases';
import type { ComponentGuide } from '../../documentation/guide.ts';

const drawing = (path: string) => (
  <svg viewBox="0 0 160 40" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** The same door, with and without snow before it. */
const spring = 'M0 36h160M70 36V8h20v28M86 22v2';
const winter = `${spring}M8 36q10-12 22 0q14-18 32 0M98 36q12-14 24 0q12-10 26 0`;

interface Moment {
  when: string;
  title: string;
  path: string;
}

/** Each with its drawing, its time and its title. */
const moments = (items: readonly Moment[]) => (
  <Phases>
    {items.map(({ when, title, path }) => (
      <Phase key={when} when={when} picture={drawing(path)}>
        <PhaseTitle level={4}>{title}</PhaseTitle>
      </Phase>
    ))}
  </Phases>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'ol > li', name: ['Phase', 'Moment'], by: 'Phase', note: ['two to four, in order', 'deux à quatre, dans l’ordre'] },
    { at: 'ol img', name: ['Picture', 'Image'], by: 'picture', note: ['required; the same size in every phase', 'obligatoire; de même taille à chaque moment'] },
    { at: 'ol > li > p', name: ['Time', 'Quand'], by: 'when', note: ['required; on the line of time', 'obligatoire; sur la ligne du temps'] },
    { at: 'ol h3', name: ['Title', 'Titre'], by: 'PhaseTitle' },
    { at: 'ol h3 + p', name: ['Content', 'Contenu'], by: 'children' },
    { at: 'ol > li > p:last-child', name: ['Outcome', 'Suite'], by: 'PhaseOutcome', note: ['optional; level with its neighbours’', 'facultative; à la hauteur de celles d’à côté'] },
  ],
  pairs: [
    {
      do: {
        example: (say) =>
          moments([
            { when: say('At the first snow', 'À la première neige'), title: say('We lay the mats', 'Nous posons les tapis'), path: winter },
            { when: say('In May', 'En mai'), title: say('We wax the floor', 'Nous cirons le plancher'), path: spring },
          ]),
        why: ['The same door twice, “At the first snow” and “In May”: the line says when each phase begins.', 'La même porte deux fois, «\u00a0À la première neige\u00a0» et «\u00a0En mai\u00a0»\u00a0: la ligne dit quand chaque moment commence.'],
      },
      dont: {
        example: (say) =>
          moments([
            { when: say('Phase 1', 'Phase 1'), title: say('We lay the mats', 'Nous posons les tapis'), path: winter },
            { when: say('Phase 2', 'Phase 2'), title: say('We wax the floor', 'Nous cirons le plancher'), path: spring },
          ]),
        why: ['“Phase 1” and “Phase 2” repeat the order, which is seen already, and leave out the date.', '«\u00a0Phase 1\u00a0» et «\u00a0Phase 2\u00a0» répètent l’ordre, que l’on voit déjà, et taisent la date.'],
      },
    },
  ],
};
