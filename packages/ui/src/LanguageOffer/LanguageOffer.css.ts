import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** One line, two on phones. Not in print. */
export const offer = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.x1} max(clamp(1rem, 5vw, 5rem), 50% - ${vars.layout.page} / 2)`,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  fontSize: vars.size.small,
  selectors: {
    '[data-language-offer] &': { display: 'flex' },
  },
});

/** Written like the link beside it. */
export const dismiss = style({
  minHeight: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecorationLine: 'underline',
  cursor: 'pointer',
});
