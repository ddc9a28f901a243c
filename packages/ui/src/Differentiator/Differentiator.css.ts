import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

const pair = 'screen and (min-width: 36rem)';
const row = 'screen and (min-width: 64rem)';
const mullion = `${vars.stroke.hairline} solid ${page.boundary.edge}`;
const gap = 'clamp(1rem, 2vw, 2rem)';

export const ledger = style({
  display: 'grid',
  borderBlockStart: `${vars.stroke.edge} solid ${page.boundary.ink}`,
  '@media': {
    [pair]: { gridTemplateColumns: '1fr 1fr' },
    [row]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  columnGap: vars.space.x3,
  alignContent: 'start',
  paddingBlock: vars.space.x4,
  color: page.text.inkSoft,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@media': {
    [pair]: {
      display: 'block',
      paddingBlock: vars.space.x5,
      paddingInlineEnd: gap,
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(even)': { borderInlineStart: mullion, paddingInlineStart: gap },
      },
    },
    [row]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion, paddingInlineStart: gap } } },
  },
});

export const figure = style({
  gridRow: 'span 2',
  color: page.text.ink,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [pair]: { fontSize: vars.size.headline, marginBlockEnd: vars.space.x5 } },
});

export const title = style({
  marginBlockEnd: vars.space.x1,
  color: page.text.ink,
  fontSize: vars.size.title,
  '@media': { [pair]: { marginBlockEnd: vars.space.x2 } },
});
