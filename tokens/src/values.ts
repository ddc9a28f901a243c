import baseSource from './base.tokens.json' with { type: 'json' };
import { cssValues, dimensionCss, easingCss, familyCss, fluidCss, numberCss } from './dtcg.ts';

/** The CSS values that all themes share. */
export const baseValues = {
  font: cssValues(baseSource.font, familyCss),
  weight: cssValues(baseSource.weight, numberCss),
  size: cssValues(baseSource.size, fluidCss),
  leading: cssValues(baseSource.leading, numberCss),
  tracking: cssValues(baseSource.tracking, (token: { $value: number }) => `${token.$value}em`),
  space: cssValues(baseSource.space, dimensionCss),
  stroke: cssValues(baseSource.stroke, dimensionCss),
  layout: cssValues(baseSource.layout, dimensionCss),
  duration: cssValues(baseSource.duration, dimensionCss),
  easing: cssValues(baseSource.easing, easingCss),
};
