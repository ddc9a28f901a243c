import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom, corners } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/** The row of panes. */
export const strip = style({
  ...corners.control,
  display: 'flex',
  // In large letters it takes two rows.
  flexWrap: 'wrap',
  width: '100%',
  border: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [containerFrom(36)]: { width: 'fit-content' } },
});

/* Previous pages are clear, later pages dull; a bar marks the current page. */
export const entry = style({
  display: 'grid',
  flex: '1 1 0',
  minWidth: '1.75rem',
  background: vars.surface.fill,
  // A line between two rows. Above the first row it is on the frame.
  boxShadow: `0 calc(-1 * ${vars.stroke.hairline}) ${vars.surface.text}`,
  selectors: {
    '&[data-read]': { background: vars.surface.field },
    '& + &': { borderInlineStart: `${vars.stroke.hairline} solid ${vars.surface.text}` },
  },
  '@container': { [containerFrom(36)]: { flex: '1 0 auto', minWidth: vars.layout.target } },
});

const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.layout.target,
  color: vars.surface.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  // The ring runs inside the mullions, so that a neighbour never cuts it.
  selectors: { '&:focus-visible': { outlineOffset: '-5px' } },
});

export const number = style([
  link,
  sweep('currentColor', ['&:hover', '&:focus-visible'], { thickness: vars.stroke.edge, foot: vars.space.x2 }),
  {
    selectors: {
      '&[aria-current]': {
        background: vars.surface.text,
        color: vars.surface.background,
        // Forced colours remove backgrounds, so the bar is also a border.
        border: `${vars.space.x1} solid ${vars.surface.text}`,
        fontWeight: vars.weight.strong,
      },
      '&[aria-current]:focus-visible': { outlineColor: vars.surface.background },
    },
  },
]);

/** Previous and next: an arrow on phones, with its word from 576 px of its own width. */
export const step = style([
  link,
  {
    gap: vars.space.x2,
    selectors: {
      '&:hover': { textDecoration: 'underline', textDecorationThickness: vars.stroke.edge },
      '&[aria-disabled=true]': { color: vars.surface.textSubtle, cursor: 'not-allowed', textDecoration: 'none' },
    },
    '@container': { [containerFrom(36)]: { paddingInline: vars.space.x4 } },
  },
]);

export const word = style({
  '@container': {
    [containerBelow(36)]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

export const arrow = style({ scale: 'var(--uno-direction, 1) 1', flex: 'none', width: '1.25em', height: '1.25em' });

export const gap = style({ alignContent: 'center', justifyItems: 'center', color: vars.surface.textSubtle });
