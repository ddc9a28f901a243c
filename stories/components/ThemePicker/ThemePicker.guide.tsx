import { ThemePicker } from '@uno/ui/ThemePicker';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const named = (day: string, night: string, contrast: string) => [
  { value: 'evergreen', label: day },
  { value: 'midnight', label: night },
  { value: 'contrast', label: contrast },
];

const dayAndNight = (say: Say) => named(say('Light', 'Clair'), say('Dark', 'Sombre'), say('High contrast', 'Contraste élevé'));

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'legend', name: ['Legend', 'Légende'], by: 'legend', note: ['required; the name of the group', 'obligatoire; le nom du groupe'] },
    { at: 'label:has(:checked)', name: ['Chosen theme', 'Thème choisi'], by: 'value', note: ['bolder, its swatch outlined', 'plus gras, son échantillon entouré'] },
    { at: 'label:not(:has(:checked))', name: ['Theme', 'Thème'], by: 'themes', note: ['swatch and name are one target', 'l’échantillon et le nom forment une seule cible'] },
    { at: 'label:not(:has(:checked)) > span', name: ['Swatch', 'Échantillon'], by: 'themes.mark', note: ['by default the theme’s background and action colour', 'par défaut, le fond et la couleur d’action du thème'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <ThemePicker legend={say('Colours', 'Couleurs')} value="evergreen" themes={dayAndNight(say)} />,
        why: ['The name “High contrast” is found by the people who need it.', 'Le nom «\u00a0Contraste élevé\u00a0» est repéré par les gens qui en ont besoin.'],
      },
      dont: {
        example: (say) => <ThemePicker legend={say('Colours', 'Couleurs')} value="evergreen" themes={named(say('Theme A', 'Thème A'), say('Theme B', 'Thème B'), say('Theme C', 'Thème C'))} />,
        why: ['“Theme A, Theme B, Theme C” must be tried one by one to find the one with more contrast.', '«\u00a0Thème A, Thème B, Thème C\u00a0»\u00a0: il faut les essayer un à un pour trouver le plus contrasté.'],
      },
    },
    {
      do: {
        example: (say) => <ThemePicker legend={say('Colours', 'Couleurs')} value="" system={say('As the device', 'Comme l’appareil')} themes={dayAndNight(say)} />,
        why: ['The first choice, “As the device”, lets people go back to following their device.', 'Le premier choix, «\u00a0Comme l’appareil\u00a0», permet de suivre de nouveau son appareil.'],
      },
      dont: {
        example: (say) => <ThemePicker legend={say('Colours', 'Couleurs')} value="midnight" themes={dayAndNight(say)} />,
        why: ['Three themes and no “As the device”: once someone has chosen, the page no longer follows the device.', 'Trois thèmes, mais pas «\u00a0Comme l’appareil\u00a0»\u00a0: après un choix, la page ne suit plus l’appareil.'],
      },
    },
  ],
};
