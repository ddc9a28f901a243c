import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const clear = on('clear');

export const root = style({ position: 'static' });

/* Radix writes `position: relative` inline, which the security policy refuses in server HTML and the panel can't use. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a style attribute is beaten by !important alone, which the types of CSS don't know
globalStyle(`${root} > div`, { position: 'static !important' as 'static' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: `clamp(${vars.space.x4}, 1.7vw, ${vars.space.x5})`,
});

/* One rule under every entry: drawn by a sweep on hover, standing for the current section. */
export const entry = style([
  sweep('currentColor', ['&:hover', '&:focus-visible', '&[data-state=open]', '&[aria-current]', '&[data-section]'], {
    thickness: vars.stroke.edge,
    foot: 'calc(50% - 1em)',
  }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.layout.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: vars.font.text,
    fontSize: '1rem',
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current], &[data-section]': { fontWeight: vars.weight.strong },
      'button&': {
        '@media': {
          // The list is open already, under `heading`. Not shown, the button still names it.
          '(scripting: none)': { display: 'none' },
          // Among links of another colour, it is told by its edge.
          '(forced-colors: active)': { paddingInline: vars.space.x2, border: `${vars.stroke.hairline} solid ButtonBorder` },
        },
      },
    },
  },
]);

/** The words of a disclosure where it has nothing to open. */
export const heading = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'flex', alignItems: 'center', minHeight: vars.layout.target, fontWeight: vars.weight.strong } },
});

export const chevron = style({
  width: '1em',
  height: '1em',
  transition: `rotate ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[data-state=open] > &': { rotate: '180deg' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: 15,
  insetBlockStart: '100%',
  insetInline: 0,
  background: ground.clear,
  color: clear.text.ink,
  borderBlock: `${vars.stroke.edge} solid ${clear.boundary.ink}`,
  clipPath: 'inset(0 0 0 0)',
  '@media': {
    // Without JavaScript there is nothing to open: the links stand in the flow.
    '(scripting: none)': { position: 'static', borderBlock: 0, background: 'none' },
  },
  selectors: {
    '&[data-state=closed]': {
      display: 'none',
      // Radix writes `pointer-events: none` inline on a closed panel.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a style attribute is beaten by !important alone, which the types of CSS don't know
      '@media': { '(scripting: none)': { display: 'block', pointerEvents: 'auto !important' as 'auto' } },
    },
  },
});
