import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** The frame of a `ReviewSummary` group, with the background of the page. */
export const next = style({
  padding: `${vars.space.x4} clamp(${vars.space.x4}, 4cqi, ${vars.space.x5}) ${vars.space.x3}`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
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
