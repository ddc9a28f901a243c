/** The types of tokens besides colours (DTCG 2025.10): what a value may be, how it is written in CSS, and how to correct a wrong one. */
import { z } from 'zod';
import { dimensionCss, familyCss, fluidCss } from './dtcg.ts';

/** A type of tokens. */
export interface TokenType {
  /** The `$type` of DTCG. */
  readonly type: string;
  /** Reads the `$value`, and the `uno.min` of a size, as CSS. */
  readonly schema: z.ZodType<string>;
  /** What a value should be, with an example: `a length: { "value": 8, "unit": "px" }`. */
  readonly cure: string;
}

const dimension = z.object({ value: z.number().nonnegative(), unit: z.enum(['px', 'rem']) });

/** In rem, because a fluid size is a sum of rem and viewport width. */
const inRem = dimension.transform(({ value, unit }) => ({ value: unit === 'px' ? value / 16 : value, unit: 'rem' }));

/** The names of weights in DTCG. */
const weightNames: Readonly<Record<string, number>> = {
  thin: 100, hairline: 100, 'extra-light': 200, 'ultra-light': 200, light: 300, normal: 400, regular: 400, book: 400, medium: 500, 'semi-bold': 600, 'demi-bold': 600,
  bold: 700, 'extra-bold': 800, 'ultra-bold': 800, black: 900, heavy: 900, 'extra-black': 950, 'ultra-black': 950,
};

/** A family without characters that end a value in CSS. */
const family = z.string().regex(/^[^"'\\,;:{}<>]+$/);

const side = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) });

/** One shadow; its colour was read before. */
const layer = z
  .object({ color: z.string(), offsetX: side, offsetY: side, blur: dimension, spread: side, inset: z.boolean().default(false) })
  .transform(({ color, offsetX, offsetY, blur, spread, inset }) => [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(($value) => dimensionCss({ $value })), color].join(' '));

const value = <Read extends z.ZodType>(schema: Read) => z.object({ $value: schema });

/** The types by the names of groups. */
export const tokenTypes = {
  size: {
    type: 'dimension',
    schema: z.object({ $value: inRem, $extensions: z.object({ 'uno.min': inRem }).optional() }).transform(fluidCss),
    cure: 'a length, with its size on phones if it has one: { "$value": { "value": 1.5, "unit": "rem" }, "$extensions": { "uno.min": { "value": 1.25, "unit": "rem" } } }',
  },
  weight: {
    type: 'fontWeight',
    schema: value(z.union([z.number().min(1).max(1000), z.string().transform((name) => weightNames[name]).pipe(z.number())])).transform(({ $value }) => String($value)),
    cure: 'a number from 1 to 1000 or a name such as "bold": { "$value": 650 }',
  },
  leading: { type: 'number', schema: value(z.number().positive()).transform(({ $value }) => String($value)), cure: 'a number above 0: { "$value": 1.5 }' },
  tracking: { type: 'number', schema: value(z.number()).transform(({ $value }) => `${$value}em`), cure: 'a number, in em: { "$value": -0.02 }' },
  space: { type: 'dimension', schema: value(dimension).transform(dimensionCss), cure: 'a length: { "$value": { "value": 1, "unit": "rem" } }' },
  radius: { type: 'dimension', schema: value(dimension).transform(dimensionCss), cure: 'a length: { "$value": { "value": 8, "unit": "px" } }' },
  stroke: { type: 'dimension', schema: value(dimension).transform(dimensionCss), cure: 'a length: { "$value": { "value": 2, "unit": "px" } }' },
  shadow: {
    type: 'shadow',
    schema: value(z.union([layer, z.array(layer).min(1).transform((layers) => layers.join(', '))])).transform(({ $value }) => $value),
    cure: 'a shadow, or a list of them: { "$value": { "color": "{color.ink}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }',
  },
  duration: {
    type: 'duration',
    schema: value(z.object({ value: z.number().nonnegative(), unit: z.enum(['ms', 's']) })).transform(dimensionCss),
    cure: 'a time: { "$value": { "value": 150, "unit": "ms" } }',
  },
  font: {
    type: 'fontFamily',
    schema: value(z.union([family.transform((one) => [one]), z.array(family).min(1)])).transform(familyCss),
    cure: 'the name of a family, or a list of them: { "$value": ["Verdana", "sans-serif"] }',
  },
} as const satisfies Readonly<Record<string, TokenType>>;

/** A group of a theme besides its colours and surfaces. */
export type GroupName = keyof typeof tokenTypes;

/** Whether a name is that of such a group. */
export const isGroupName = (name: string): name is GroupName => name in tokenTypes;

/** The names of these groups. */
export const groupNames: readonly GroupName[] = Object.keys(tokenTypes).filter(isGroupName);
