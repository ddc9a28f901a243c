import { vars } from '@uno/tokens/contract';
import { containerBelow, corners } from '@uno/tokens/layout';
import { fallbackVar, style } from '@vanilla-extract/css';
import { labelLook } from '../Field/labelLook.ts';
import { checkedPaneLook, paneLook } from '../Field/paneLook.ts';
import { sweep } from '../sweep/sweep.ts';

export const groupLabel = style({ ...labelLook, marginBlockEnd: vars.space.x2 });

/** The chips: panes that share their edges. Round corners can't share one: a gap takes its place. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `min(${vars.space.x2} + ${vars.stroke.hairline}, 999 * ${fallbackVar(vars.radius.control, '0px')})`,
  paddingBlockEnd: vars.stroke.hairline,
  paddingInlineEnd: vars.stroke.hairline,
});

export const item = style({
  display: 'grid',
  maxWidth: '100%',
  // On phones each row is filled from edge to edge.
  '@container': { [containerBelow(36)]: { flexGrow: 1 } },
});

const isOn = '[aria-pressed="true"], [aria-current="true"]';

/**
 * An unselected chip is dull. A selected one is clear and has a heavier frame and a bar, so that colour is not the only cue.
 */
export const chip = style([
  sweep(vars.surface.field, [`&:is(${isOn})`]),
  {
    ...paneLook,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    ...corners.nativeControl,
    color: vars.surface.text,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `calc(3 * ${vars.stroke.edge}) solid ${vars.surface.text}`,
        transform: 'scaleX(0)',
        transformOrigin: 'calc(50% - 50% * var(--uno-direction, 1)) 50%',
        transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      },
      [`&:is(${isOn})`]: { ...checkedPaneLook, zIndex: 1 },
      [`&:is(${isOn})::after`]: { transform: 'none' },
      '&:hover': { textDecorationLine: 'underline' },
      '&:active': { translate: '0 1px' },
      // Above its neighbours, whose edges it shares.
      '&:focus-visible': { zIndex: 2, outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' },
    },
    // On hover, show the first part of the sweep.
    '@media': { '(hover: hover)': { selectors: { [`&:hover:not(${isOn})::before`]: { transform: 'scaleX(0.06)' } } } },
  },
]);

/** The active filters with their remove buttons. It keeps its height when empty, so that the content below does not move. */
export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  minHeight: `calc(2.75rem + 2 * ${vars.stroke.hairline})`,
  // It receives the focus when the last filter is removed, and shows the ring (WCAG 2.4.7).
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.surface.focus}`, outlineOffset: '3px' } },
});

export const activeLabel = style(labelLook);

/** Shown in place of the filters while there are none. */
export const none = style({
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${active}:has(li) > &`]: { display: 'none' } },
});

export const activeList = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });

export const activeItem = style({
  display: 'inline-flex',
  maxWidth: '100%',
  background: vars.surface.field,
  ...corners.control,
  border: `${vars.stroke.hairline} solid ${vars.surface.text}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/** On hover or focus of its remove button, the filter's name is struck through. */
export const activeName = style({
  position: 'relative',
  alignSelf: 'center',
  minWidth: 0,
  paddingBlock: vars.space.x1,
  marginInline: vars.space.x3,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
      transform: 'scaleX(0)',
      transformOrigin: 'calc(50% + 50% * var(--uno-direction, 1)) 50%',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
    },
    [`${activeItem}:has(> a:hover, > button:hover, > a:focus-visible, > button:focus-visible) > &::after`]: { transform: 'none' },
  },
});

export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  borderInlineStart: `${vars.stroke.hairline} solid ${vars.surface.text}`,
  borderRadius: 0,
  background: 'transparent',
  color: vars.surface.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.fill }, '&:focus-visible': { outlineOffset: '-5px' } },
});

export const removeIcon = style({ width: '1.125rem', height: '1.125rem' });

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space.x2,
  border: 0,
  background: 'transparent',
  color: vars.surface.accent,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: vars.stroke.edge } },
});
