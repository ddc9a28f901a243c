import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

/** Its place in a `PageHeader` is in that component's sheet. */
export const breadcrumb = style({});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `calc(2 * ${vars.space.x3})`,
  // Clips the separator before the first name of a line, which is outside the box, but not a focus ring.
  clipPath: 'inset(-7px)',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const step = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  selectors: {
    // The slanted separator is a border: it stays visible in forced colours, and screen readers do not read it.
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space.x1} + 0.15em)`,
      insetInlineStart: `calc(-1 * ${vars.space.x3} - 1px)`,
      height: '1.05em',
      borderInlineStart: `${vars.stroke.edge} solid ${vars.surface.edge}`,
      transform: 'skewX(-20deg)',
    },
  },
});

export const link = style({
  color: vars.surface.textSubtle,
  paddingBlock: vars.space.x1,
  selectors: { '&:hover': { color: vars.surface.text, textDecorationThickness: vars.stroke.edge } },
});

export const current = style({ paddingBlock: vars.space.x1, color: vars.surface.text, fontWeight: vars.weight.strong, minWidth: 0 });
