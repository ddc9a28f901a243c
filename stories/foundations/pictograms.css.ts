import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

export const twelve = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  borderBlockStart: mullion,
  borderInlineStart: mullion,
});

export const one = style({ padding: vars.space.x4, borderBlockEnd: mullion, borderInlineEnd: mullion });
export const sizes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x4, minHeight: '6rem', marginBlockEnd: vars.space.x4 });
export const name = style({ display: 'block', fontSize: vars.size.small, lineHeight: vars.leading.snug, selectors: { '&:first-of-type': { fontWeight: vars.weight.strong } } });

export const construction = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': { [from[64]]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** One square of the grid is a module of 8 units. */
export const grid = style({
  width: 'min(100%, 24rem)',
  aspectRatio: '1',
  outline: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  backgroundColor: vars.surface.background,
  backgroundImage: `linear-gradient(${vars.surface.line} 1px, transparent 1px), linear-gradient(90deg, ${vars.surface.line} 1px, transparent 1px)`,
  backgroundSize: '12.5% 12.5%',
});
globalStyle(`${grid} > svg`, { display: 'block', width: '100%', height: '100%' });

export const notes = style({ display: 'grid', gap: vars.space.x4, maxWidth: vars.layout.measure });
globalStyle(`${notes} h2`, { fontSize: vars.size.heading });
globalStyle(`${notes} dt`, { display: 'flex', alignItems: 'center', gap: vars.space.x3, fontWeight: vars.weight.strong });
globalStyle(`${notes} dd`, { margin: `0 0 ${vars.space.x3}`, color: vars.surface.textSubtle });

export const edge = style({ inlineSize: '3rem', borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}` });
export const hairline = style({ inlineSize: '3rem', borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.text}` });
export const glass = style({ inlineSize: '3rem', blockSize: '1.5rem', background: vars.art.glassShade });
export const sun = style({ inlineSize: '3rem', blockSize: '1.5rem', background: vars.art.sun });
