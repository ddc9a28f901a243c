import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/** Without script, and on paper: every panel, under its heading. */
const whole = '(scripting: none), print';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  borderBlockEnd: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@media': { [whole]: { display: 'none' } },
});

export const tab = style([
  sweep(vars.surface.fill, ['&:hover:not([aria-selected="true"])']),
  {
    maxWidth: '100%',
    minHeight: vars.layout.target,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    background: 'none',
    border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
    borderRadius: 'var(--uno-radius-control, 0) var(--uno-radius-control, 0) 0 0',
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': { borderRadius: 'inherit' },
      // Its neighbours and the line below would cut a ring outside of it.
      '&:focus-visible': { outlineOffset: '-6px' },
      '&[aria-selected="true"]': { background: vars.surface.text, borderColor: vars.surface.text, color: vars.surface.background, fontWeight: vars.weight.strong },
      '&[aria-selected="true"]:focus-visible': { outlineColor: vars.surface.background },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' }, '&[aria-selected="true"]:focus-visible': { outlineColor: 'HighlightText' } },
      },
    },
  },
]);

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: vars.space.x5,
  selectors: { '&:not([data-current])': { display: 'none' } },
  '@media': { [whole]: { selectors: { '&:not([data-current])': { display: 'grid' } } } },
});

export const heading = style({ display: 'none', fontSize: vars.size.title, '@media': { [whole]: { display: 'block' } } });
