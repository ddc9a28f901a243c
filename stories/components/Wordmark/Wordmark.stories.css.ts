import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

/** The room that stays free, as wide as the gap between mark and name. */
export const clearSpace = style({
  display: 'inline-block',
  padding: 'calc(0.45 * 1.625rem)',
  border: `${vars.stroke.hairline} dashed ${on('paper').boundary.edge}`,
  lineHeight: 0,
});
