import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { errorText, field, hintText, label } from '../Field/Field.css.ts';

export const form = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.x5,
});

/* Where all are fields, their labels, hints, controls and errors have four rows in common, so that the controls are level. Distances are margins, because a gap would be there also beside an empty row. */
const level = `${row}:not(:has(> :not(${field})))`;
globalStyle(level, { rowGap: 0, marginBlockEnd: `calc(-1 * ${vars.space.x5})` });
globalStyle(`${level} > *`, { gridRow: 'span 4', gridTemplateRows: 'subgrid', marginBlockEnd: vars.space.x5 });
globalStyle(`${row} > ${field}`, { rowGap: 0 });
globalStyle(`${row} > ${field} > *`, { gridRow: 3 });
globalStyle(`${row} > ${field} > * + *`, { marginBlockStart: vars.space.x2 });
globalStyle(`${row} > ${field} > ${label}`, { gridRow: 1 });
globalStyle(`${row} > ${field} > ${hintText}`, { gridRow: 2 });
globalStyle(`${row} > ${field} > ${errorText}`, { gridRow: 4 });

/** Off screen instead of `display: none`, because robots skip fields that are not displayed. */
export const trap = style({ position: 'absolute', insetInlineStart: '-200vw', width: '1px', height: '1px', overflow: 'hidden' });
