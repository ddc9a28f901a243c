import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

const phone = 'screen and (width < 40rem)';

export const opening = style({ paddingBlockStart: 0 });

/** Category, title and facts, on the colour of the category. On phones on paper, so that the picture below is seen first. */
export const band = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  width: '100%',
  paddingBlock: `${vars.space.x4} ${fluid.below}`,
  '@media': {
    [phone]: { rowGap: vars.space.x3, paddingBlock: `${vars.space.x2} ${vars.space.x3}`, background: 'none' },
    [from[40]]: { boxShadow: `0 0 0 100vmax ${vars.surface.background}` },
  },
  // As wide as the window.
  clipPath: 'inset(0 -100vmax)',
});
/** On phones as wide as the screen. */
export const picture = style({ '@media': { [phone]: { width: 'calc(100% + 2 * clamp(1rem, 5vw, 5rem))', marginInline: 'calc(-1 * clamp(1rem, 5vw, 5rem))' } } });

globalStyle(`${band} :any-link`, { color: vars.surface.text });
globalStyle(`${band} > h1`, { '@media': { [phone]: { fontSize: vars.size.heading } } });

/** Visually hidden on phones to save space: the `h1` with the same text follows at once. */
export const crumb = style({ '@media': { [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } } });

// Hides the stroke before it, and the gap.
globalStyle(`li:has(> ${crumb})::before`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`li:has(> ${crumb})`, { '@media': { [phone]: { position: 'absolute' } } });

/** The width of the column with the table of contents. */
const contentsWidth = 'min(17rem, 28vw)';

export const frame = style({ paddingBlockEnd: vars.space.x8 });
export const sheet = style({ display: 'grid' });

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: mullion,
  '@media': { [from[64]]: { gridTemplateColumns: `${contentsWidth} minmax(0, 1fr)`, columnGap: `min(${vars.space.x8}, 6vw)` } },
});

export const contents = style({ alignSelf: 'start', '@media': { [from[64]]: { position: 'sticky', insetBlockStart: vars.space.x5 } } });
export const text = style({ display: 'grid', gap: vars.space.x6, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [from[64]]: { gridColumn: 2 } } });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const neighbours = style({ marginBlockStart: vars.space.x7 });
export const quote = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', alignItems: 'end', '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
// On wide screens to the right of the text.
globalStyle(`${quote} > a`, { '@media': { [from[56]]: { gridArea: '1 / 2 / 3' } } });
export const quoteLead = style({ maxWidth: '40rem', color: vars.surface.textSubtle, fontSize: vars.size.lead, lineHeight: vars.leading.snug });
