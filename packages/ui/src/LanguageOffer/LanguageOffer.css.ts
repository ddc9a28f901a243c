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

/** As tall as a finger, so that the line is too (WCAG 2.5.8). */
export const dismiss = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.layout.target });
