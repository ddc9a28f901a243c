import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom, corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';
import { room } from '../room/room.css.ts';
import { sweep } from '../sweep/sweep.ts';

export const nav = room;

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...corners.control,
  '@container': { [containerBelow(17)]: { gridAutoFlow: 'row' } },
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
});

export const item = style({
  display: 'grid',
  selectors: { '& + &': { borderInlineStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`, '@container': { [containerBelow(17)]: { borderInlineStart: 0, borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.edge}` } } } },
});

export const link = style([sweep(vars.surface.field, ['&:hover:not([aria-current])', '&:focus-visible:not([aria-current])']), {
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.layout.target,
  padding: vars.space.x3,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
    // The ring is inside: the list's round corners clip what is outside.
    '&:focus-visible': { outlineOffset: '-5px' },
    // A bar under it, not its colour alone, marks the current step.
    '&[aria-current=step]': {
      paddingBlockEnd: `calc(${vars.space.x3} - 2 * ${vars.stroke.edge})`,
      borderBlockEnd: `calc(2 * ${vars.stroke.edge}) solid ${vars.surface.text}`,
      background: vars.surface.action,
      color: vars.surface.onAction,
      fontWeight: vars.weight.strong,
    },
    '&[aria-current=step]:focus-visible': { outlineColor: vars.surface.onAction },
  },
  '@container': { [containerBelow(36)]: { flexDirection: 'column', fontSize: vars.size.caption } },
}]);

const figures = { fontFamily: vars.font.display, fontWeight: vars.weight.display, fontVariantNumeric: 'tabular-nums' } as const;

export const number = style({ ...figures, color: vars.surface.accent, selectors: { '[aria-current=step] > &': { color: 'inherit' } } });
/** As wide as the numeral that it replaces. */
export const check = style({ width: '1.2em', height: '0.8em', fill: 'none', stroke: 'currentColor', strokeWidth: 3, '@container': { [containerBelow(36)]: { marginBlock: '0.275em' } } });

export const step = style([room, {
  paddingBlockStart: `clamp(${vars.space.x4}, 4vw, ${vars.space.x5})`,
  borderBlockStart: `${vars.stroke.edge} solid ${vars.surface.text}`,
  scrollMarginBlock: vars.space.x5,
}]);

const hang = '4.5rem';

export const stepTitle = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  marginBlockEnd: vars.space.x5,
  fontSize: vars.size.heading,
  '@container': { [containerFrom(42)]: { gridTemplateColumns: `${hang} minmax(0, 1fr)`, columnGap: 0 } },
});

export const titleNumber = style({ ...figures, color: vars.surface.accent });

/** On wide screens the numeral is in the margin and the fields are under the title. */
export const stepBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space.x5}, 4vw, ${vars.space.x6})`,
  '@container': { [containerFrom(42)]: { marginInlineStart: hang } },
});

export const intro = style({ maxWidth: vars.layout.measure, marginBlockStart: `calc(-1 * ${vars.space.x3})`, color: vars.surface.textSubtle });
