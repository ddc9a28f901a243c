import { vars } from '@uno/tokens/contract';
import { containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

export const ticks = style({
  display: 'grid',
  borderBlock: `${vars.stroke.edge} solid ${vars.surface.text}`,
  '@container': { [containerFrom(50)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}` } },
  '@container': {
    [containerFrom(50)]: {
      paddingBlock: vars.space.x5,
      paddingInlineEnd: vars.space.x4,
      selectors: {
        '& + &': {
          borderBlockStart: 0,
          borderInlineStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
          paddingInlineStart: 'clamp(1rem, 2vw, 2rem)',
        },
      },
    },
  },
});

export const stamp = style({ flex: 'none', width: '2rem', height: '2rem', color: vars.surface.accent });

globalStyle(`${stamp} path`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
globalStyle(`${stamp} path:last-child`, { strokeWidth: 4 });
