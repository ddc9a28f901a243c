import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const deep = on('paperDeep');

/** One line, two on phones. Away once its checkbox is checked, and on paper. */
export const offer = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.x1} clamp(1rem, 5vw, 5rem)`,
  background: ground.paperDeep,
  color: deep.text.ink,
  borderBlockEnd: `${vars.stroke.hairline} solid ${deep.boundary.edge}`,
  fontSize: vars.size.small,
  selectors: {
    '[data-language-offer] &:not(:has(:checked))': { display: 'flex' },
  },
});

/** It looks like what it does: a button. The checkbox covers it, so that its whole is the target (WCAG 2.5.8). */
export const dismiss = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.layout.target,
  fontWeight: vars.weight.strong,
  selectors: {
    '&::before': { content: '"×" / ""', fontSize: '1.375em', lineHeight: 1 },
    '&:hover': { textDecorationLine: 'underline' },
    '&:has(:focus-visible)': { outline: `3px solid ${deep.boundary.focus}`, outlineOffset: '-3px' },
  },
});
export const box = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' });
