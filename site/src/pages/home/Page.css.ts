import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { testimonialPlaces } from '../../../content/testimonials.ts';
import { TRIO_ATTRIBUTE } from '../../../protocol.ts';

export const more = style({ display: 'inline-block', paddingBlock: vars.space.x3, fontWeight: vars.weight.strong });

const middle = style({ objectPosition: '50% 100%' });
/** The crops of the pictures in narrow cards, where the worker is in the middle; those of the others are `atWork`. */
export const crops: Partial<Record<string, string>> = { building: middle, warehouse: middle, addOns: middle };

/* Why: text on the left, the key rack on the right, the reasons below both. */

export const why = style({
  display: 'grid',
  gap: vars.space.x6,
  marginBlockEnd: fluid.below,
  '@media': {
    [from[56]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'center', columnGap: fluid.between },
  },
});

export const whyTitle = style({ marginBlockEnd: vars.space.x5 });

/** A figure and its pictogram: below it on phones, at the end of the line on wider screens. */
export const whyFigure = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [from[36]]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' } },
});

export const trust = style({ marginBlockStart: fluid.between });

/* Testimonials: one large, two beside it. */

export const testimonials = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[56]]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: fluid.between },
  },
});

export const testimonial = style({
  display: 'none',
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.text}`,
});

/*
 * The head script writes the positions of three testimonials on the `html` element (`data-trio="136"`). Only these are shown, so
 * there is no layout shift and no request. Without JavaScript, the first three are shown. The first of the three is large.
 */
const places = [...testimonialPlaces];

for (const [at, place] of places.entries()) {
  const item = `${testimonial}:nth-child(${at + 1})`;
  const shown = at < 3 ? `:is([${TRIO_ATTRIBUTE}*="${place}"],:root:not([${TRIO_ATTRIBUTE}]))` : `[${TRIO_ATTRIBUTE}*="${place}"]`;
  globalStyle(`${shown} ${item}`, { display: 'block' });
}

/** The selectors of the large testimonial. The last two of all can't be the first of three. */
const large = places.slice(0, Math.max(1, places.length - 2)).map((place, at) => `${at === 0 ? `:is([${TRIO_ATTRIBUTE}^="1"],:root:not([${TRIO_ATTRIBUTE}]))` : `[${TRIO_ATTRIBUTE}^="${place}"]`} ${testimonial}:nth-child(${at + 1})`);

if (large.length > 0) {
  globalStyle(large.join(','), {
    '@media': { [`${from[40]} and (width < 56rem)`]: { gridColumn: '1 / -1' }, [from[56]]: { gridRow: 'span 2' } },
  });
}
