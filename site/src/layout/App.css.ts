import { vars } from '@uno/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';
import { WAKE_FAILED_ID } from '../../protocol.ts';

/* The alert about missing code sticks to the bottom of the window, above the call button. At the end of the page it covers
   nothing. */
globalStyle(`#${WAKE_FAILED_ID}`, {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 20,
  padding: `${vars.space.x3} clamp(1rem, 5vw, 5rem)`,
  fontSize: vars.size.small,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.danger}`,
  '@media': { print: { display: 'none' } },
});

/* While it is shown, focused elements scroll clear of it (WCAG 2.4.11). */
globalStyle(`html:has(#${WAKE_FAILED_ID}:not([hidden]))`, { scrollPaddingBlockEnd: '12rem' });
