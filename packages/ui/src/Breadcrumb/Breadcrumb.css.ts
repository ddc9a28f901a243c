import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const page = on('paper', 'paperDeep', 'glass', 'clear');

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const step = style({
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
  selectors: {
    // The blade's slant parts one from the next. A border: it stands where colours are forced, and is never read out.
    '&:not(:last-child)::after': {
      content: '',
      flex: 'none',
      height: '1.05em',
      marginInline: vars.space.x3,
      borderInlineStart: `${vars.stroke.edge} solid ${page.boundary.edge}`,
      transform: 'translateY(0.15em) skewX(-20deg)',
    },
  },
});

export const link = style({
  color: page.text.inkSoft,
  paddingBlock: vars.space.x1,
  selectors: { '&:hover': { color: page.text.ink, textDecorationThickness: vars.stroke.edge } },
});

export const current = style({ paddingBlock: vars.space.x1, color: page.text.ink, fontWeight: vars.weight.strong, minWidth: 0 });
