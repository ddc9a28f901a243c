import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { box, send } from '../LeadForm.css.ts';

/** On wide screens the steps on the left and what happens next beside them; on phones everything in document order. */
export const form = style({
  display: 'grid',
  // On phones the first question is on the first screen.
  gap: vars.space.x5,
  '@media': {
    [from[40]]: { gap: vars.space.x7 },
    [from[64]]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      columnGap: vars.space.x8,
      gridAutoFlow: 'row dense',
    },
  },
});
globalStyle(`${form} > *`, { '@media': { [from[64]]: { gridColumn: 1 } } });
globalStyle(`${form} > ${box}`, { marginBlockStart: vars.space.x4, '@media': { [from[64]]: { gridColumn: '1 / -1' } } });
globalStyle(`${form} > ${send}`, { '@media': { [from[64]]: { marginInlineStart: '4.5rem' } } });

/** The fields of a group, in one column. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

/* A question inside a block is smaller than the block's own title. */
globalStyle(`${stack} legend`, { fontSize: vars.size.small });

/** Rows of different kinds share hairlines, like rows of the same kind. */
export const ledger = style({});
globalStyle(`${ledger} > * + *`, { borderBlockStart: 0 });

/** Spans both columns. */
export const wide = style({ '@media': { [from[64]]: { gridColumn: '1 / -1' } } });

/** In line with the fields of the steps. */
export const review = style({ '@media': { [from[64]]: { marginInlineStart: '4.5rem' } } });

/** Stays in sight beside the steps. */
export const next = style({
  '@media': {
    [from[64]]: {
      gridColumn: '2',
      gridRow: 'span 4',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space.x5,
    },
  },
});
