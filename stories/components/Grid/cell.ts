import { vars } from '@uno/tokens/contract';
import type { CSSProperties } from 'react';

/** A cell that shows how wide it is. */
export const cell: CSSProperties = {
  paddingBlock: vars.space.x2,
  background: vars.surface.fill,
  color: vars.surface.text,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};
