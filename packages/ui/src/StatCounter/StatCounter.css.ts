import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { keyframes, style } from '@vanilla-extract/css';

const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/** Two side by side on phones, one row on wider screens. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  borderBlockStart: frame,
  borderInlineEnd: frame,
  '@container': {
    [containerFrom(50)]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

/** The figure above, the label below, a heavy line at the foot. */
export const stat = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderInlineStart: frame,
  borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}`,
  // The last of an odd number takes the whole row.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@container': { [containerFrom(50)]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } } },
});

const wipe = keyframes({ from: { transform: 'none' }, to: { transform: 'scaleX(0)' } });

export const figure = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'end',
  columnGap: '0.4em',
  minHeight: 'clamp(5.75rem, 11vw, 8.5rem)',
  padding: `${vars.space.x3} clamp(0.75rem, 2vw, 1.5rem)`,
  borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  selectors: {
    // A tint that is wiped off to the end while the figure counts.
    '&:has([data-counting])::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.surface.fill,
      transformOrigin: 'calc(50% + 50% * var(--uno-direction, 1)) 50%',
      animation: `${wipe} 900ms ${vars.easing.out} both`,
      '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
});

/** Always on a line of its own. */
export const lead = style({ flexBasis: '100%' });

export const count = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  fontWeight: vars.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
});

/** The final number stays in place and in the accessibility tree; the counting number is drawn over it. */
export const number = style({
  position: 'relative',
  '@media': {
    '(forced-colors: none) and (prefers-reduced-motion: no-preference)': {
      selectors: {
        '&[data-counting]': { color: 'transparent' },
        '&[data-counting]::after': {
          // An empty alternative text, because assistive technology already has the final number.
          content: "attr(data-counting) / ''",
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          color: vars.surface.text,
        },
      },
    },
  },
});

export const label = style({
  padding: `${vars.space.x3} clamp(0.75rem, 2vw, 1.5rem) ${vars.space.x5}`,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@container': { [containerFrom(50)]: { paddingBlock: `${vars.space.x4} ${vars.space.x6}` } },
});
