import { vars } from '@uno/tokens/contract';
import { containerBelow } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';

/** Around the box, so that its focus ring has the colour of what is around it. */
export const frame = style([room, {
  borderRadius: vars.radius.box,
  scrollMarginBlock: vars.space.x5,
  // A script focuses it, so `:focus` shows the ring, even if a pointer sent the form (WCAG 2.4.7).
  selectors: { '&:focus': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' } },
}]);

export const box = style({
  display: 'flex',
  gap: vars.space.x4,
  padding: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  borderRadius: vars.radius.box,
  border: `${vars.stroke.hairline} solid ${vars.surface.danger}`,
  borderBlockStart: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.danger}`,
  '@container': { [containerBelow(28)]: { flexDirection: 'column', gap: vars.space.x2 } },
});

export const icon = style({ flex: 'none', width: '1.75rem', height: '1.75rem', color: vars.surface.danger });

export const body = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });

export const title = style({ color: vars.surface.danger, fontSize: vars.size.title });

export const text = style({ maxWidth: vars.layout.measure, marginBlockStart: vars.space.x2, lineHeight: vars.leading.snug });
globalStyle(`${text} > * + *`, { marginBlockStart: vars.space.x3 });

export const list = style({ marginBlockStart: vars.space.x3 });

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.x2,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { textDecorationThickness: vars.stroke.edge } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
