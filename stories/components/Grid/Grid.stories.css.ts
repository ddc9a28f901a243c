import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/** Room above and below, as a page has it. */
export const band = style({ paddingBlock: vars.space.x6 });

/** A cell that shows how wide it is. */
export const cell = style({
  paddingBlock: vars.space.x2,
  background: ground.glass,
  color: on('glass').text.ink,
  border: `${vars.stroke.hairline} solid ${on('paper', 'glass').boundary.edge}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
