import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import type { CSSProperties } from 'react';

/** A cell that shows how wide it is. */
export const cell: CSSProperties = {
  paddingBlock: vars.space.x2,
  background: ground.glass,
  color: on('glass').text.ink,
  border: `${vars.stroke.hairline} solid ${on('paper', 'glass').boundary.edge}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};
