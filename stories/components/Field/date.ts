import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import type { CSSProperties } from 'react';

const page = on('paper', 'clear');

/** The style of a native control in a pane like a text field's. It is inline, because the code that a reader copies has no style sheet. */
export const date = (isWrong: boolean): CSSProperties => ({
  width: '100%',
  minHeight: vars.layout.target,
  paddingInline: vars.space.x3,
  border: `${vars.stroke.hairline} solid ${isWrong ? page.boundary.danger : page.boundary.edge}`,
  borderBlockEndWidth: isWrong ? `calc(2 * ${vars.stroke.edge})` : vars.stroke.edge,
  borderRadius: 0,
  background: ground.clear,
  color: on('clear').text.ink,
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums',
});
