import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The list of codes. */
export const codes = style({ borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` });
export const code = style({ display: 'grid', gap: vars.space.x4, paddingBlock: vars.space.x5, borderBlockEnd: mullion });
export const head = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });
export const name = style({ fontFamily: vars.font.text, fontSize: vars.size.body, fontWeight: vars.weight.strong, letterSpacing: 'normal' });
export const when = style({ maxWidth: vars.layout.measure, color: vars.surface.textSubtle, fontSize: vars.size.small });

/** Both languages side by side; one under the other on phones. */
export const both = style({
  display: 'grid',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [from[48]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const by = style({ gridColumn: '1 / -1', color: vars.surface.textSubtle, fontSize: vars.size.caption });
export const sentence = style({ paddingInlineStart: vars.space.x3, borderInlineStart: `${vars.stroke.edge} solid ${vars.surface.edge}` });

export const facts = style({
  display: 'grid',
  gap: vars.space.x3,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [from[48]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.x5 } },
});
export const fact = style({ color: vars.surface.textSubtle, fontSize: vars.size.caption, fontWeight: vars.weight.strong });
