import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

export const room = style({ containerType: 'inline-size' });

export const plaque = style({
  position: 'relative',
  display: 'grid',
  maxWidth: '52rem',
  borderRadius: vars.radius.box,
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [containerFrom(34)]: { gridTemplateColumns: 'minmax(11rem, 2fr) minmax(0, 3fr)' } },
});

/** The partner's own name or mark, on a lighter surface. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '7rem',
  padding: `${vars.space.x5} ${vars.space.x6}`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  '@container': {
    [containerFrom(34)]: { borderBlockEnd: 0, borderInlineEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}` },
  },
});

export const words = style({
  alignSelf: 'center',
  padding: `${vars.space.x5} ${vars.space.x6}`,
});

export const name = style({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const note = style({ marginBlockStart: vars.space.x1, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });
