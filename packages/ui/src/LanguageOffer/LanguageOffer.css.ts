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
  columnGap: vars.space.x5,
  paddingInline: 'clamp(1rem, 5vw, 5rem)',
  paddingBlock: vars.space.x1,
  background: ground.paperDeep,
  color: deep.text.ink,
  borderBlockEnd: `${vars.stroke.hairline} solid ${deep.boundary.edge}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: {
    '[data-language-offer] &': { display: 'flex' },
    '[data-language-offer] &:has(:checked)': { display: 'none' },
  },
});

export const link = style({ display: 'inline-block', paddingBlock: vars.space.x2, fontWeight: vars.weight.strong });

export const dismiss = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.layout.target, cursor: 'pointer' });

export const box = style({ width: '1.125rem', height: '1.125rem', accentColor: deep.boundary.ink });
