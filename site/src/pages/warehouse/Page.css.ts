import { vars } from '@uno/tokens/contract';
import { fluid, from } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const { below, section: rhythm } = fluid;

/** The picture on phones, at the top of the page. Wider screens show it above the list of tasks instead. */
export const strip = style({
  display: 'block',
  width: '100%',
  height: 'clamp(8rem, 42vw, 12rem)',
  objectFit: 'cover',
  objectPosition: '60% 82%',
  '@media': { [from[40]]: { display: 'none' } },
});

export const picture = style({ '@media': { 'screen and (width < 40rem)': { display: 'none' } } });

/* The plan, on the surface `subtle`. */

export const plan = style({ paddingBlock: `${below} ${rhythm}` });

/* Three steps in one column, with very large numbers. */

export const step = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 'clamp(1rem, 3vw, 2.5rem)', alignItems: 'start' });

export const stepNumber = style({
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.75rem, 8vw, 6.5rem)',
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 0.85,
});

export const receive = style({ marginBlockStart: vars.space.x3 });

/* Three standards, by their initials. */

const bar = `${vars.stroke.edge} solid ${vars.surface.line}`;

export const standards = style({
  display: 'grid',
  borderBlock: bar,
  '@media': { [from[48]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' } },
});

export const standard = style({
  paddingBlock: vars.space.x5,
  selectors: { '& + &': { borderBlockStart: bar } },
  '@media': {
    [from[48]]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      paddingInlineEnd: vars.space.x5,
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: bar, paddingInlineStart: vars.space.x5 } },
    },
  },
});

/** In line with the text below, not with the space that the face leaves before a letter. */
export const initials = style({ display: 'block', marginInlineStart: '-0.05em', fontSize: 'clamp(3.25rem, 9.5vw, 8rem)', letterSpacing: '-0.05em', lineHeight: 0.95 });

export const standardName = style({ display: 'block', marginBlockStart: vars.space.x3, color: vars.surface.text, fontSize: vars.size.lead, letterSpacing: 0, lineHeight: vars.leading.snug });

export const standardText = style({ maxWidth: '30rem', marginBlockStart: vars.space.x3, color: vars.surface.textSubtle, lineHeight: 1.5 });

/* One wall with four doors, and a kind of site below each. */

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;
const inset = 'clamp(1rem, 1.6vw, 1.5rem)';

export const types = style({
  display: 'grid',
  border: frame,
  '@media': {
    [from[40]]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from[64]]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const type = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    'screen and (width < 40rem)': { selectors: { '& + &': { borderBlockStart: frame } } },
    'screen and (40rem <= width < 64rem)': { selectors: { '&:nth-child(even)': { borderInlineStart: frame }, '&:nth-child(n + 3)': { borderBlockStart: frame } } },
    [from[40]]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  },
});

export const door = style({ display: 'block', width: '100%', height: 'auto' });

export const typeName = style({ padding: `${vars.space.x5} ${inset} 0`, fontSize: vars.size.title, lineHeight: vars.leading.heading });

export const typeText = style({ padding: `${vars.space.x2} ${inset} ${vars.space.x4}`, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

export const typeFocus = style({ margin: `0 ${inset}`, padding: `${vars.space.x3} 0 ${vars.space.x5}`, borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`, fontSize: vars.size.small, lineHeight: 1.45 });
