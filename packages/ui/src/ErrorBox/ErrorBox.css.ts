import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const danger = on('dangerGround');

export const box = style({
  display: 'flex',
  gap: vars.space.x4,
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  background: ground.dangerGround,
  color: danger.text.ink,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${danger.boundary.danger}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${danger.boundary.danger}`,
  scrollMarginBlock: vars.space.x5,
  // A script focuses it, so `:focus` shows the ring, even if a pointer sent the form (WCAG 2.4.7).
  selectors: { '&:focus': { outline: `3px solid ${danger.boundary.focus}`, outlineOffset: '3px' } },
  '@media': { '(max-width: 30rem)': { flexDirection: 'column', gap: vars.space.x2 } },
});

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: danger.boundary.danger });

export const body = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });

export const title = style({ color: danger.text.danger, fontSize: vars.size.title });

export const text = style({ maxWidth: vars.layout.measure, marginBlockStart: vars.space.x2, lineHeight: vars.leading.snug });

export const list = style({ marginBlockStart: vars.space.x3 });

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.x2,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { textDecorationThickness: vars.stroke.edge } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
