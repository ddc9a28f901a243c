import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

export const next = style({
  padding: `${vars.space.x4} clamp(${vars.space.x4}, 3vw, ${vars.space.x5}) ${vars.space.x3}`,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
});

export const nextTitle = style({ marginBlockEnd: vars.space.x2, fontSize: vars.size.body, letterSpacing: 'normal' });

export const nextList = style({ fontSize: vars.size.small, lineHeight: vars.leading.snug });

export const nextStep = style({
  display: 'grid',
  paddingBlock: vars.space.x2,
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}` } },
});

export const nextWhen = style({ fontWeight: vars.weight.strong });

export const nextWhat = style({ color: vars.surface.textSubtle });
