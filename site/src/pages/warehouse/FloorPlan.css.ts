import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const upright = 'screen and (width < 40rem)';
const frameLine = `${vars.stroke.edge} solid ${vars.surface.text}`;
const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;
const inset = 'clamp(1rem, 2vw, 1.5rem)';

/** The plan and its list share a frame. */
export const frame = style({ border: frameLine });

export const legend = style({
  display: 'grid',
  '@media': {
    [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const rule = style({
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@media': {
    [from[40]]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      selectors: { '&:nth-child(2)': { borderBlockStart: 0 }, '&:nth-child(even)': { borderInlineStart: mullion } },
    },
  },
});

export const ruleHead = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignItems: 'center',
  padding: `${vars.space.x4} ${inset}`,
});

export const ruleName = style({ fontSize: 'clamp(1.125rem, 1.5vw, 1.25rem)', lineHeight: vars.leading.heading, textWrap: 'balance' });

export const zones = style({ padding: `0 ${inset} ${vars.space.x4}` });

export const zone = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockStart: mullion,
});

/** The same disc as on the plan. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  background: vars.surface.text,
  color: vars.surface.background,
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});

export const zoneName = style({ paddingBlockStart: '0.15rem', fontFamily: vars.font.text, fontSize: vars.size.small, fontWeight: vars.weight.strong, letterSpacing: 0, lineHeight: vars.leading.snug });

export const zoneText = style({ marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.45, textWrap: 'balance' });

/** The area of the plan. On phones the plan is upright, so that its zones are as large as the screen allows. */
export const window = style({
  position: 'relative',
  overflow: 'hidden',
  borderBlockEnd: frameLine,
  '@media': { [upright]: { containerType: 'inline-size', aspectRatio: '664 / 1240' } },
});
