import { el, group, type Svg } from '../svg.ts';
import { fileColour, mark, markColours } from './mark.ts';

const { light, dark } = markColours;

/** The styles of the vector icon for a dark tab strip. If a policy refuses styles, the light icon is shown. */
export const darkIcon = `@media (prefers-color-scheme:dark){.f{fill:${fileColour(dark.frame)}}.p{fill:${fileColour(dark.panes)}}.l{fill:${fileColour(dark.lit)}}}`;

/** The icon of tabs at any size, light and dark. */
export const vectorIcon: Svg = el(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${mark.grid} ${mark.grid}` },
  el('style', {}, darkIcon),
  el('path', { class: 'f', fill: fileColour(light.frame), d: mark.frame }),
  el('path', { class: 'p', fill: fileColour(light.panes), d: mark.panes }),
  el('path', { class: 'l', fill: fileColour(light.lit), d: mark.lit }),
);

/** An icon in pixels. */
export interface Icon {
  /** Width and height. */
  size: number;
  /** The pixels of a unit of the mark's grid: a whole number, so that no edge is blurred. The remainder widens the frame. */
  unit: number;
}

/** The icons of tabs, in `favicon.ico`. */
export const tabIcons: readonly Icon[] = [16, 32].map((size) => ({ size, unit: size / mark.grid }));

/**
 * The icons of home screens. Systems round the corners (Apple) or crop to any shape around the middle four fifths
 * (`maskable`, W3C App Manifest); the panes stay inside the visible part.
 */
export const homeIcons: readonly (Icon & { file: string; purpose?: 'any' | 'maskable' })[] = [
  { file: 'apple-touch-icon.png', size: 180, unit: 10 },
  { file: 'icon-192.png', size: 192, unit: 12, purpose: 'any' },
  { file: 'icon-512.png', size: 512, unit: 32, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, unit: 20, purpose: 'maskable' },
];

/** The drawing of an icon. */
export function iconDrawing({ size, unit }: Icon): Svg {
  const edge = (size - mark.grid * unit) / 2;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${size} ${size}` },
    el('rect', { width: size, height: size, fill: fileColour(light.frame) }),
    group(
      { transform: `translate(${edge} ${edge}) scale(${unit})` },
      el('path', { d: mark.panes, fill: fileColour(light.panes) }),
      el('path', { d: mark.lit, fill: fileColour(light.lit) }),
    ),
  );
}
