import { vars } from '@uno/tokens/contract';
import type { CSSProperties } from 'react';

/** The style of a native control in a pane like a text field's. It is inline, because the code that a reader copies has no style sheet. */
export const date = (isWrong: boolean): CSSProperties => ({
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.x3,
  border: `${vars.stroke.hairline} solid ${isWrong ? vars.surface.danger : vars.surface.edge}`,
  borderBlockEndWidth: isWrong ? `calc(2 * ${vars.stroke.edge})` : vars.stroke.edge,
  borderRadius: 0,
  background: vars.surface.field,
  color: vars.surface.onField,
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums',
});
