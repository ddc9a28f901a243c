import { colorCss, cssValues, dimensionCss, easingCss, familyCss, fluidCss, numberCss } from './dtcg.ts';
import { baseSource, type ThemeSource } from './source.ts';

/** One theme's own values: colours, planes of the drawings, weights of the lines. */
export const themeValues = (theme: ThemeSource) => ({
  color: cssValues(theme.color, colorCss),
  art: cssValues(theme.art, colorCss),
  stroke: cssValues(theme.stroke, dimensionCss),
});

/** The values that every theme shares. */
export const baseValues = {
  font: cssValues(baseSource.font, familyCss),
  weight: cssValues(baseSource.weight, numberCss),
  size: cssValues(baseSource.size, fluidCss),
  leading: cssValues(baseSource.leading, numberCss),
  tracking: cssValues(baseSource.tracking, (token: { $value: number }) => `${token.$value}em`),
  space: cssValues(baseSource.space, dimensionCss),
  layout: cssValues(baseSource.layout, dimensionCss),
  duration: cssValues(baseSource.duration, dimensionCss),
  easing: cssValues(baseSource.easing, easingCss),
};

/** A readable name for a variable: `color.ink` is `--uno-color-ink`. */
export const variable = (_: string | null, path: string[]): string => `uno-${path.join('-')}`;
