import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom, corners } from '@uno/tokens/layout';
import { createContainer, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { filling } from '../Field/control.css.ts';
import { labelLook } from '../Field/labelLook.ts';
import { sweep } from '../sweep/sweep.ts';

const room = createContainer();

export const search = style({ display: 'block', containerName: room, containerType: 'inline-size' });

export const label = style({
  display: 'block',
  width: 'fit-content',
  marginBlockEnd: vars.space.x2,
  ...labelLook,
});

/** The input and the button, in one frame. */
export const panes = style({ display: 'flex', maxWidth: vars.layout.measure });
// With round corners the two are one box.
globalStyle(`${panes} > :first-child`, { flex: '1 1 auto', minWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 });
// The focused part is above its neighbour, which would cut its ring.
globalStyle(`${panes} > :focus-within`, { zIndex: 1 });

export const input = style([
  filling,
  {
    appearance: 'none',
    // Our own clear button has a name in the page's language, and a larger target.
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
  },
]);

export const clearSlot = style({
  flex: 'none',
  display: 'grid',
  // Hidden while the field is empty, but its room is kept. Without JavaScript it would do nothing.
  selectors: { [`${input}:placeholder-shown ~ &`]: { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.target,
  padding: 0,
  border: 0,
  borderRadius: fallbackVar(vars.radius.control, '0'),
  background: 'transparent',
  selectors: {
    '&:hover': { background: vars.surface.fill },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
});

export const submit = style([
  sweep(vars.surface.field, ['&:hover', '&:focus-visible']),
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minWidth: vars.layout.target,
    minHeight: vars.layout.target,
    paddingInline: vars.space.x3,
    marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
    background: vars.surface.fill,
    border: `${vars.stroke.hairline} solid ${vars.surface.text}`,
    borderBlockEndWidth: vars.stroke.edge,
    ...corners.nativeControl,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    selectors: { '&:active': { translate: '0 1px' } },
    '@container': { [`${room} ${containerFrom(24)}`]: { paddingInline: `${vars.space.x3} ${vars.space.x4}` } },
  },
]);

/** The visible text of the button, if there is room for it. */
export const submitText = style({
  '@container': {
    [`${room} ${containerBelow(24)}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const icon = style({ flex: 'none', width: '1.5rem', height: '1.5rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

export const clearIcon = style({ width: '1.25rem', height: '1.25rem' });

/** The handle of the magnifying glass is heavier than its rim. */
globalStyle(`${icon} path:last-child`, { strokeWidth: 4 });
