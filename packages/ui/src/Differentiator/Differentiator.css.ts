import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const gap = 'clamp(0.75rem, 1.6vw, 1.5rem)';

export const ledger = style({
  display: 'grid',
  // The lower line ends the mullions.
  borderBlock: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': {
    [containerFrom(34)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerFrom(57)]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  columnGap: vars.space.x3,
  alignContent: 'start',
  paddingBlock: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@container': {
    [containerBelow(17)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Figures, titles and texts of a row are level.
    [containerFrom(34)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingBlock: vars.space.x5,
      paddingInlineEnd: gap,
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(even)': { borderInlineStart: mullion, paddingInlineStart: gap },
      },
    },
    [containerFrom(57)]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion, paddingInlineStart: gap } } },
  },
});

export const figure = style({
  gridRow: 'span 2',
  color: vars.surface.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@container': { [containerFrom(34)]: { gridRow: 'auto', fontSize: vars.size.headline, marginBlockEnd: vars.space.x5 } },
});

export const title = style({
  marginBlockEnd: vars.space.x1,
  color: vars.surface.text,
  fontSize: vars.size.title,
  '@container': { [containerFrom(34)]: { marginBlockEnd: vars.space.x2 } },
});

// Without a figure the words take the whole row.
globalStyle(`${reason}:not(:has(> ${figure}))`, { gridTemplateColumns: 'minmax(0, 1fr)' });
