import type { vars } from '@uno/tokens/contract';
import { baseSource } from '@uno/tokens';
import type { BreakpointName } from '../../.storybook/breakpoints.ts';
import type { ViewportWidth } from '../../.storybook/modes/viewports.ts';
import type { Locale } from '../../site/i18n/locale.ts';

const en = {
  space: 'Space: the distances between things',
  asItIs: 'As it is',
  layout: 'Layout: the fixed measures',
  layoutRoles: {
    page: baseSource.layout.page.$description,
    measure: baseSource.layout.measure.$description,
    target: baseSource.layout.target.$description,
  } satisfies Record<keyof typeof vars.layout, string>,
  whatFor: 'What for',
  pxAt16: 'px at 16 px',
  breakpoints: 'Breakpoints',
  breakpointsCaption: 'Breakpoints: the widths at which a component is laid out differently',
  name: 'Name',
  breakpointNames: { '': 'no name', 'wide phone': 'wide phone', tablet: 'tablet', 'large tablet': 'large tablet', desktop: 'desktop', 'wide desktop': 'wide desktop' } satisfies Record<BreakpointName, string>,
  changesThere: 'Components that change there',
  viewports: 'Viewports',
  viewportsCaption: 'Viewports: the widths at which every page is checked',
  viewportNames: { 320: 'Phone, or 400 % zoom', 360: 'Phone', 768: 'Tablet', 1280: 'Laptop', 1920: 'Desktop' } satisfies Record<ViewportWidth, string>,
  width: 'Width',
  height: 'Height',
};

const fr: typeof en = {
  space: 'Espace : les distances entre les choses',
  asItIs: 'Telle quelle',
  layout: 'Mise en page : les mesures fixes',
  layoutRoles: {
    page: 'La largeur maximale du contenu d’une page : 1 240 px.',
    measure: 'Le texte courant : de 60 à 70 caractères.',
    target: 'La hauteur d’un contrôle; le critère 2.5.8 des WCAG demande 24 px, nous en donnons 48.',
  },
  whatFor: 'À quoi elle sert',
  pxAt16: 'px, à 16 px',
  breakpoints: 'Points de rupture',
  breakpointsCaption: 'Points de rupture : les largeurs auxquelles un composant se dispose autrement',
  name: 'Nom',
  breakpointNames: { '': 'sans nom', 'wide phone': 'grand téléphone', tablet: 'tablette', 'large tablet': 'grande tablette', desktop: 'ordinateur', 'wide desktop': 'grand écran' },
  changesThere: 'Les composants qui y changent',
  viewports: 'Fenêtres',
  viewportsCaption: 'Fenêtres : les largeurs auxquelles chaque page est vérifiée',
  viewportNames: { 320: 'téléphone, ou zoom de 400 %', 360: 'téléphone', 768: 'tablette', 1280: 'portable', 1920: 'ordinateur' },
  width: 'Largeur',
  height: 'Hauteur',
};

/** The words of the specimens of space and grid. */
export const spaceWords: Readonly<Record<Locale, typeof en>> = { 'en-CA': en, 'fr-CA': fr };
