import { vars } from '@uno/tokens/contract';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** The widths of the window, in rem, from which a header can be on one line. At 76 rem, the default, six links and a service menu fit, in French too. */
export const wideFromWidths = [40, 48, 56, 64, 72, 76] as const;
/** `display` of what only the one line has, and of what takes its place. */
const [wide, narrow] = [createVar(), createVar()];
/** Where a navigation without a menu is: on a line of its own below the others, until one line has room for all. */
const [order, basis, inset] = [createVar(), createVar(), createVar()];
/** 320 px, or 1280 at 400 %: the words must fit here with the spacing of WCAG 1.4.12 too. */
const SMALLEST = '(max-width: 22rem)';

export const header = style({
  vars: { [wide]: 'none', [narrow]: 'block', [order]: '0', [basis]: 'auto', [inset]: '0' },
  selectors: { '&[data-without-menu]': { vars: { [wide]: 'block', [order]: '1', [basis]: '100%', [inset]: vars.space.x3 } } },
  position: 'relative',
  zIndex: 12,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  '@media': Object.fromEntries(
    wideFromWidths.map((width) => [`screen and (min-width: ${width}rem)`, { selectors: { [`&[data-wide-from="${width}"]`]: { vars: { [wide]: 'block', [narrow]: 'none', [order]: '0', [basis]: 'auto', [inset]: '0' } } } }]),
  ),
});

export const bar = style({
  display: 'flex',
  // With a large font the menu's button wraps to its own line instead of overflowing.
  flexWrap: 'wrap',
  alignItems: 'center',
  // A long name puts the tools onto a second line, at its end.
  justifyContent: 'flex-end',
  columnGap: `clamp(${vars.space.x4}, 4vw - 2.05rem, ${vars.space.x5})`,
  minHeight: '4.5rem',
  paddingBlock: inset,
  '@media': {
    [SMALLEST]: { columnGap: vars.space.x2 },
    '(scripting: none)': { paddingBlock: vars.space.x4, rowGap: vars.space.x4 },
  },
});

export const home = style({ display: 'inline-flex', marginInlineEnd: 'auto', alignItems: 'center', minHeight: vars.layout.target, textDecoration: 'none' });

export const navigation = style({
  // A panel is positioned below the whole header.
  vars: { '--uno-navigation-position': 'static' },
  display: wide,
  order,
  flexBasis: basis,
  '@media': {
    '(scripting: none)': { display: 'block', order: 1, flexBasis: '100%' },
    // Links are of no use on paper.
    print: { display: 'none' },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space.x4,
  '@media': { [SMALLEST]: { columnGap: vars.space.x2 }, print: { display: 'none' } },
});

export const action = style({ display: wide });

export const menu = style({
  display: narrow,
  '@media': { '(scripting: none)': { display: 'none' } },
});

globalStyle(`${tools} > *`, { flex: '0 1 auto', minWidth: 0 });
