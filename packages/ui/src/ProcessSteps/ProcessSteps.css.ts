import { vars } from '@uno/tokens/contract';
import { containerBelow, containerBetween, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

export const steps = style({
  display: 'grid',
  '@container': { [containerFrom(42)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'min(28cqi / 0.9, 9rem) auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  '@container': {
    [containerBelow(17)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [containerFrom(42)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
    [containerFrom(64)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.art.glassClear,
  borderInline: frame,
  borderBlockStart: frame,
  selectors: {
    [`${step}:last-child &`]: { borderBlockEnd: frame },
    // The film of dirt: whole on the first pane, less on each after it, with a slanted edge. In a theme with heavier lines (high contrast) the edge is a line.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(103deg, transparent 50%, ${vars.art.line} 0 calc(50% - 4px + 4*${vars.stroke.hairline}), ${vars.art.glassDull} 0) 88% / 300% 100%`,
      opacity: 0.88,
      transition: `background-position ${vars.duration.sweep} ${vars.easing.out}`,
    },
    [`${step}:nth-child(2) &::after`]: { backgroundPosition: '55%' },
    [`${step}:nth-child(n + 3) &::after`]: { backgroundPosition: '35%' },
    [`${step}:last-child &::after`]: { display: 'none' },
  },
  '@media': {
    // Under the pointer a pane becomes clean: the hover effect of every pane.
    '(hover: hover)': { selectors: { [`${step}:nth-child(n):hover &::after`]: { backgroundPosition: '10%' } } },
  },
  '@container': {
    [containerBelow(17)]: { display: 'none' },
    [containerFrom(42)]: {
      gridColumn: '1 / -1',
      aspectRatio: '5 / 4',
      borderBlock: frame,
      borderInlineStart: 0,
      selectors: { [`${step}:first-child &`]: { borderInlineStart: frame } },
    },
  },
});

/** A custom mark: before the number on phones, in a row of its own like the pane on wider screens. */
export const mark = style({ paddingBlockStart: vars.space.x4, '@container': { [containerFrom(42)]: { gridColumn: '1 / -1', paddingBlockStart: 0 } } });

// A mark takes only its own width.
globalStyle(`${step}:has(> ${mark})`, { '@media': { print: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' } }, '@container': { [containerBetween(17, 42)]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' } } });

globalStyle(`${pane} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** The squeegee at rest, on the last pane only. */
export const squeegee = style({
  display: 'none',
  fill: 'none',
  strokeLinecap: 'round',
  selectors: { [`${step}:last-child &`]: { display: 'block' } },
});

globalStyle(`${pane} > ${squeegee}`, { inset: '6% 4% auto auto', width: 'clamp(2.25rem, 20%, 4.5rem)', height: 'auto', aspectRatio: '80 / 104', '@container': { [containerFrom(42)]: { insetInlineEnd: '24%' } } });

export const blade = style({ stroke: vars.art.line, strokeWidth: 8 });
export const rubber = style({ stroke: vars.art.line, strokeWidth: 2 });
export const handleEdge = style({ stroke: vars.art.line, strokeWidth: 16 });
export const handle = style({ stroke: vars.art.sun, strokeWidth: 11 });

export const number = style({
  paddingBlockStart: vars.space.x4,
  color: vars.surface.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  '@container': { [containerFrom(42)]: { paddingBlockStart: vars.space.x5 } },
});

export const text = style({
  paddingBlock: vars.space.x4,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@container': {
    [containerFrom(42)]: { paddingBlock: `${vars.space.x3} 0`, paddingInlineEnd: vars.space.x5 },
    [containerFrom(64)]: { paddingBlockStart: vars.space.x5 },
  },
});

export const title = style({
  marginBlockEnd: vars.space.x2,
  color: vars.surface.text,
  fontSize: vars.size.title,
  // A title may extend into the gap between the texts, so that it needs fewer lines beside its number.
  '@container': { [containerFrom(42)]: { marginInlineEnd: `calc(-1 * ${vars.space.x2})` }, [containerFrom(64)]: { fontSize: vars.size.lead } },
});
