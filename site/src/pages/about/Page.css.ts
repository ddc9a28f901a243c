import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const { between } = fluid;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/* The title beside the lead; below them the crew, then the four figures. */

export const opening = style({ paddingBlock: `clamp(${vars.space.x6}, 6vw, ${vars.space.x8}) 0` });

export const openingWords = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlockEnd: fluid.below,
  '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end', columnGap: between } },
});

export const title = style({ '@media': { [from[56]]: { maxWidth: '12ch' } } });
export const lead = style({ display: 'grid', gap: vars.space.x4, maxWidth: '32rem' });

/** Without a lower border: the street below has one. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: frame,
  borderBlockEnd: 0,
  // Phones crop the sky above the depot.
  '@media': { 'screen and (width < 48rem)': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 100%' } },
});

/* Two statements, each a row with its title on the left and its text on the right. */

export const statements = style({ paddingBlock: fluid.section, display: 'grid', gap: between });
export const statement = style({ display: 'grid', gap: vars.space.x3, '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: between } } });
export const mission = style({ maxWidth: '46rem', fontSize: 'clamp(1.375rem, 2.4vw, 2rem)', lineHeight: 1.3, textWrap: 'pretty' });
export const text = style({ maxWidth: '44rem', fontSize: vars.size.lead, lineHeight: 1.42 });

/* The areas in large type, separated by strokes. */

export const areasTitle = style({ marginBlockStart: vars.space.x6, fontSize: vars.size.body });

export const areas = style({
  marginBlockStart: vars.space.x3,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5em',
  overflowX: 'clip',
  borderBlock: frame,
  paddingBlock: vars.space.x4,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.625rem, 4.6vw, 3.75rem)',
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
  '@media': { 'screen and (width < 40rem)': { display: 'block' } },
});

// The stroke before the first word of a line is clipped at the margin, so that no line begins or ends with one.
globalStyle(`${areas} > li`, { position: 'relative' });
globalStyle(`${areas} > li::before`, { content: "'/' / ''", position: 'absolute', insetInlineStart: '-1.5em', width: '1.5em', textAlign: 'center', color: vars.surface.accent });

/* Privacy as rows, and the accessibility statement beside them. */

export const legal = style({ display: 'grid', gap: between, '@media': { [from[56]]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: between } } });

globalStyle(`${legal} h2`, { marginBlockEnd: vars.space.x5 });

export const accessibility = style({ maxWidth: '40rem' });

globalStyle(`${accessibility} p + p`, { marginBlockStart: vars.space.x4 });

export const contact = style({ fontWeight: vars.weight.strong });
export const reviewed = style({ fontSize: vars.size.small });
