import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';


/** The whole width of the page's foot. On wide screens it takes no room there. It asks for scripts. */
export const track = style({
  '@media': {
    [from[64]]: { position: 'sticky', insetBlockEnd: vars.space.x4, zIndex: 5, height: 0 },
    '(scripting: none)': { display: 'none' },
  },
});

export const floating = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x2,
  padding: `${vars.space.x4} clamp(1rem, 5vw, 5rem)`,
  fontSize: vars.size.small,
  '@media': {
    [from[64]]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: vars.space.x4,
      justifyItems: 'end',
      width: '28rem',
      maxHeight: `calc(100dvh - 2 * ${vars.space.x4})`,
      padding: 0,
      overflowY: 'auto',
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${floating} > *`, { pointerEvents: 'auto' });

/** The ground of the button: words of the page pass under it. */
export const cover = style({
  background: ground.clear,
  color: on('clear').text.ink,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The words of the panel below its buttons. */
export const facts = style({ display: 'grid', gap: vars.space.x2, width: '100%' });
/** What was just said. Empty, it takes no room. */
export const fact = style({ fontWeight: vars.weight.medium, selectors: { '&:empty': { display: 'none' } } });
export const wholeWidth = style({ width: '100%' });
