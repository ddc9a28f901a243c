import { vars } from '@uno/tokens/contract';
import { containerBelow, largeLetters } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/** A panel that is narrower is a column of links instead of a window of panes. */
const narrow = containerBelow(64);
const noScript = '(scripting: none)';
const margin = 'clamp(1rem, 5vw, 5rem)';
const mullion = `${vars.stroke.hairline} solid ${vars.surface.line}`;

/* The panel is positioned below the list of links, or below the whole `Header`, which sets this variable to `static`. */
export const root = style({ position: 'var(--uno-navigation-position, relative)' });

/* Radix puts the list into a box with an inline `position: relative`. `contents` removes that box, so that the panel is positioned below the root. */
globalStyle(`${root} > div`, { display: 'contents' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The gap is smallest at 76rem, where a `Header` first shows the list, so that a longer company name fits there too.
  columnGap: `clamp(${vars.space.x4}, 4vw - 2.05rem, ${vars.space.x5})`,
});

/* A line under every entry: on hover it sweeps in; on the current section it is always there. */
export const entry = style([
  sweep('currentColor', ['&:hover', '&:focus-visible', '&[data-state=open]', '&[aria-current]'], {
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
    '@media': { [`${largeLetters}, ${noScript}`]: { whiteSpace: 'normal' } },
    selectors: {
      // Forced colours remove the drawn line, which is a background.
      '&[aria-current]': { fontWeight: vars.weight.strong, '@media': { '(forced-colors: active)': { textDecoration: 'underline' } } },
      'button&': {
        '@media': {
          // Without script the list is always open, under `heading`. The hidden button still gives the list its name.
          [noScript]: { display: 'none' },
          // Forced colours give links and buttons different colours: a border marks the button.
          '(forced-colors: active)': { paddingInline: vars.space.x2, border: `${vars.stroke.hairline} solid ButtonBorder` },
        },
      },
    },
  },
]);

/** The heading of a disclosure without JavaScript, when its panel is always open. */
export const heading = style({ display: 'flex', alignItems: 'center', minHeight: vars.layout.target, fontWeight: vars.weight.strong });

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
  containerType: 'inline-size',
  borderBlock: `${vars.stroke.edge} solid ${vars.surface.text}`,
  // In a theme with round corners its lower corners are round and its sides have a border.
  borderInline: `min(${vars.stroke.edge}, ${vars.radius.box}) solid ${vars.surface.text}`,
  borderRadius: `0 0 ${vars.radius.box} ${vars.radius.box}`,
  overflow: vars.radius.clip,
  boxShadow: vars.shadow.overlay,
  '@media': {
    // Without JavaScript the panel is always open, in the flow.
    [noScript]: { position: 'static', containerType: 'normal', border: 0, boxShadow: 'none', background: 'none' },
  },
  selectors: {
    // Depends on the button's `aria-expanded` only, so that a script can open the panel before React hydrates the page.
    '[aria-expanded=false] + &': {
      display: 'none',
      '@media': { [noScript]: { display: 'block' } },
    },
  },
});

/* One window: the section's index on the left over two rows, the rest beside it with shared mullions. */
export const panelList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) repeat(3, minmax(0, 1fr))',
  maxWidth: `calc(${vars.layout.page} + 2 * ${margin})`,
  marginInline: 'auto',
  paddingInline: margin,
  '@container': { [narrow]: { display: 'block' } },
  '@media': {
    // In the flow, without JavaScript, it is a plain list of links.
    [noScript]: { display: 'flex', flexWrap: 'wrap', paddingInline: 0, columnGap: vars.space.x5 },
  },
});

export const panelLink = style([
  sweep(vars.surface.fill, ['&:hover', '&:focus-visible']),
  {
    display: 'flex',
    alignItems: 'end',
    minHeight: '5.5rem',
    height: '100%',
    padding: vars.space.x4,
    fontSize: '1rem',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover, &:focus-visible': { textDecoration: 'underline' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { textDecoration: 'underline' },
    },
    '@container': { [narrow]: { minHeight: vars.layout.target } },
    '@media': {
      [noScript]: { minHeight: vars.layout.target, padding: 0, alignItems: 'center' },
    },
  },
]);

export const indexLink = style({
  paddingInlineStart: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.heading,
});

globalStyle(`${panelList} > li + li`, { borderInlineStart: mullion });
globalStyle(`${panelList} > li:nth-child(n + 5)`, { borderBlockStart: mullion });
globalStyle(`${panelList} > li:has(> ${indexLink})`, { gridRow: 'span 2' });
globalStyle(`${panelList}:not(:has(${indexLink})) > li:nth-child(4n + 1)`, { borderInlineStart: 0 });
globalStyle(`${panelList}${panelList} > li:nth-child(n)`, { '@media': { [noScript]: { border: 0 } }, '@container': { [narrow]: { border: 0 } } });
