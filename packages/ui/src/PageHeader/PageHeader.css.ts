import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');


export const header = style({ paddingBlock: `${vars.space.x5} clamp(${vars.space.x6}, 5vw, ${vars.space.x8})` });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': {
    [from[64]]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      // The title takes the height of both, so that the lead ends on its last line, with the buttons under it.
      gridTemplateRows: 'auto 1fr auto',
      columnGap: fluid.between,
    },
  },
});

// A breadcrumb stands over both columns.
globalStyle(`${words} > nav`, { gridColumn: '1 / -1', marginBlockEnd: `clamp(${vars.space.x2}, 3vw, ${vars.space.x6})` });

export const title = style({
  maxWidth: '16ch',
  fontSize: vars.size.display,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [from[64]]: { gridColumn: 1, gridRow: '2 / 4', alignSelf: 'end' } },
});

export const lead = style({
  maxWidth: '34rem',
  fontSize: vars.size.lead,
  lineHeight: vars.leading.snug,
  color: page.text.inkSoft,
  '@media': { [from[64]]: { gridColumn: 2, gridRow: 2, alignSelf: 'end' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
  '@media': { [from[64]]: { gridColumn: 2, gridRow: 3 } },
});

export const picture = style({
  marginBlockStart: fluid.below,
  border: `${vars.stroke.edge} solid ${page.boundary.ink}`,
});

globalStyle(`${picture} :is(img, svg)`, { display: 'block', width: '100%', height: 'auto' });
