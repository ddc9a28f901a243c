import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const deep = on('paperDeep');
const glass = on('glass');
const clear = on('clear');
const night = on('night', 'nightPane');

const { below, between, section: rhythm } = fluid;
const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;


/* The picture from the edge of the screen, the words at right. */

export const intro = style({
  display: 'grid',
  borderBlock: frame,
  '@media': { [from[60]]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '45% 60%',
  '@media': { '(max-width: 59.99rem)': { aspectRatio: '16 / 9', borderBlockEnd: frame }, [from[60]]: { borderInlineEnd: frame } },
});

export const introWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x4,
  maxWidth: `calc(${vars.layout.page} / 2 + clamp(1rem, 5vw, 5rem))`,
  paddingBlock: rhythm,
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
});

export const introLead = style({ fontSize: vars.size.lead, lineHeight: 1.42 });

globalStyle(`${introWords} > p`, { maxWidth: '34rem' });

/* The first nights as windows, to one scale. */

export const steps = style({ listStyle: 'none', padding: 0, marginBlockStart: below, borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}` });

export const step = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: vars.space.x5,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${deep.boundary.edge}` } },
  '@media': { [from[60]]: { gridTemplateColumns: '5fr 7fr', columnGap: between, alignItems: 'center' } },
});

export const strip = style({ minWidth: 0 });
export const nights = style({ display: 'block', height: 'auto' });
export const nightWindow = style({ fill: ground.nightPane, stroke: deep.boundary.edge, strokeWidth: 2 });
export const sash = style({ fill: 'none', stroke: night.decoration.nightLine, strokeWidth: 2 });
export const watched = style({ fill: ground.clear, stroke: clear.boundary.ink, strokeWidth: 3 });
export const tick = style({ fill: 'none', stroke: clear.boundary.brand, strokeWidth: 6 });
export const stepTitle = style({ fontSize: vars.size.title });
export const when = style({ marginBlock: `${vars.space.x1} ${vars.space.x3}`, color: deep.text.inkSoft, fontSize: vars.size.small });
export const stepText = style({ maxWidth: '34rem', lineHeight: 1.5 });

/* What the portal has, in one pane. */

export const portal = style({
  display: 'grid',
  gap: between,
  '@media': { [from[60]]: { gridTemplateColumns: '5fr 7fr', columnGap: between } },
});

export const portalWords = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });
export const portalLead = style({ maxWidth: '32rem', fontSize: vars.size.lead, lineHeight: 1.42 });

export const screen = style({ background: ground.clear, color: clear.text.ink, border: `${vars.stroke.edge} solid ${glass.boundary.ink}` });

const inset = 'clamp(1rem, 2.4vw, 2rem)';

export const screenTitle = style({
  padding: `${vars.space.x3} ${inset}`,
  borderBlockEnd: `${vars.stroke.edge} solid ${clear.boundary.ink}`,
  fontSize: vars.size.small,
});

export const portalRow = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  padding: `${vars.space.x4} ${inset}`,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${clear.boundary.edge}` } },
  '@media': { [from[40]]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export const portalName = style({ fontWeight: vars.weight.strong });
export const portalText = style({ color: clear.text.inkSoft, lineHeight: 1.5 });

/* Badges, as people wear them in an office. */

export const badges = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  rowGap: vars.space.x5,
  marginBlockStart: below,
  '@media': { [from[40]]: { gridTemplateColumns: '1fr 1fr' }, [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const hung = style({
  position: 'relative',
  display: 'grid',
  paddingBlockStart: '3rem',
  borderBlockStart: `${vars.stroke.edge} solid ${deep.boundary.ink}`,
});

/** From the rail into the slot of the badge. */
export const strap = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineStart: 'calc(50% - 1.75rem)',
  width: '3.5rem',
  height: '4.75rem',
  fill: vars.art.leafShade,
});

export const slot = style({ fill: ground.paperDeep, stroke: deep.boundary.ink, strokeWidth: 1 });

export const badge = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  width: 'min(100% - clamp(0rem, 1.6vw, 1.25rem), 22rem)',
  justifySelf: 'center',
  padding: `2.75rem ${vars.space.x5} ${vars.space.x5}`,
  background: ground.clear,
  border: `${vars.stroke.edge} solid ${deep.boundary.ink}`,
  color: clear.text.ink,
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
export const badgeText = style({ color: clear.text.inkSoft, fontSize: vars.size.small, lineHeight: 1.5 });
