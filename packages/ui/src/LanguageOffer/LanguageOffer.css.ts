import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

/** One line, two on phones. Hidden when its checkbox is checked, and in print. */
export const offer = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.x1} max(clamp(1rem, 5vw, 5rem), 50% - ${vars.layout.page} / 2)`,
  background: ground.paperDeep,
  color: deep.text.ink,
  borderBlockEnd: `${vars.stroke.hairline} solid ${deep.boundary.edge}`,
  fontSize: vars.size.small,
  selectors: {
    '[data-language-offer] &:not(:has(:checked))': { display: 'flex' },
  },
});

/** The checkbox covers its label, so that the whole line is the target (WCAG 2.5.8). */
export const dismiss = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.target, textDecorationLine: 'underline' });
/** The checkbox is invisible except for its focus ring. */
export const box = style({ appearance: 'none', position: 'absolute', inset: 0, width: '100%', height: '100%' });
