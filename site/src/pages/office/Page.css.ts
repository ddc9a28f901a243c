import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const { between } = fluid;

export const picture = style({ objectPosition: '45% 60%' });

export const intro = style({ maxWidth: '36rem' });

/* The first nights, each beside its drawing. */

export const step = style({ display: 'grid', gap: vars.space.x2 });

/* The functions of the portal, in one pane. */

export const portal = style({
  display: 'grid',
  gap: between,
  '@media': { [from[60]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: between } },
});

export const portalWords = style({ alignContent: 'start' });

export const screen = style({ padding: `${vars.space.x4} clamp(1rem, 2.4vw, 2rem) 0`, border: `${vars.stroke.edge} solid ${vars.surface.text}` });

export const screenTitle = style({ marginBlockEnd: vars.space.x3, fontSize: vars.size.small });

/* Badges, as people wear them in an office. */

export const badges = style({
  display: 'grid',
  '@media': { [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const hung = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  paddingBlock: `3rem ${vars.space.x5}`,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

export const badge = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.x2,
  '@media': { [from[40]]: { justifySelf: 'center', width: 'min(100% - 0.75rem, 22rem)' } },
  padding: `2.75rem ${vars.space.x4} ${vars.space.x5}`,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

export const badgeFigure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
});

export const badgeTitle = style({ fontSize: vars.size.lead });
export const badgeText = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5, hyphens: 'auto', hyphenateLimitChars: '9 4 4' });
