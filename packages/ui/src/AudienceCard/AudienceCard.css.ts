import { vars } from '@uno/tokens/contract';
import { containerFrom, corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const window = style({
  display: 'grid',
  ...corners.box,
  border: frame,
  '@container': { [containerFrom(42)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto' } },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  color: vars.surface.text,
  selectors: { '& + &': { borderBlockStart: frame } },
  '@container': {
    // The names, texts and bottom lines of neighbours line up.
    [containerFrom(42)]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: frame } } },
  },
});

/** The part above the name, where the blind hangs. It has the same height in each card, so that the names are level. */
export const light = style({ position: 'relative', height: '4.5rem', '@container': { [containerFrom(42)]: { height: '8rem' } } });

/* Neighbouring blinds hang at different heights. */
export const blind = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: '50%',
  overflow: 'hidden',
  borderBlockEnd: `${vars.space.x1} solid ${vars.surface.text}`,
  selectors: {
    [`${card}:nth-child(3n + 2) &`]: { height: '76%' },
    [`${card}:nth-child(3n) &`]: { height: '28%' },
  },
});

export const slats = style({ width: '100%', height: '8rem', stroke: vars.surface.line, strokeWidth: 1 });

export const cord = style({
  position: 'absolute',
  insetBlock: '0 0',
  insetInlineEnd: vars.space.x5,
  borderInlineEnd: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: '-0.2rem',
      height: '0.875rem',
      borderInlineEnd: `0.375rem solid ${vars.surface.text}`,
    },
  },
});

const inset = 'clamp(1rem, 2vw, 1.75rem)';

export const title = style({ padding: `${vars.space.x5} ${inset} 0`, fontSize: vars.size.title });

export const text = style({ padding: `${vars.space.x2} ${inset} ${vars.space.x5}`, color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5 });

/** The line at the bottom, drawn like a window sill. */
export const focus = style({
  padding: `${vars.space.x3} ${inset}`,
  borderBlockStart: frame,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const label = style({ fontWeight: vars.weight.strong });
