import { vars } from '@uno/tokens/contract';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { gapStyle } from '../Stack/gap.ts';

const gap = createVar();

export const cluster = style([
  gapStyle(gap),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap,
    selectors: {
      '&[data-align=start]': { alignItems: 'flex-start' },
      '&[data-align=baseline]': { alignItems: 'baseline' },
      '&[data-align=end]': { alignItems: 'flex-end' },
      '&[data-justify=between]': { justifyContent: 'space-between' },
      '&[data-justify=end]': { justifyContent: 'flex-end' },
      // Clips the mullion before the first item of a line, which is outside the box, but not a focus ring.
      '&[data-ruled]': { rowGap: vars.space.x2, clipPath: 'inset(-7px)' },
    },
  },
]);

globalStyle(`${cluster} > *`, { minWidth: 0 });
// Beside each other its items keep their width; where they wrap they are equally wide.
globalStyle(`${cluster}[data-justify=fill]`, { width: 'fit-content' });
// At most 20 rem wide, but as wide as the line where that is under 28 rem.
globalStyle(`${cluster}[data-justify=fill] > *`, { flexGrow: 1, maxWidth: 'max(20rem, (28rem - 100%) * 999)' });

globalStyle(`${cluster}[data-ruled] > *`, { position: 'relative' });
globalStyle(`${cluster}[data-ruled] > *::before`, {
  content: '',
  position: 'absolute',
  insetBlock: '0.15em',
  insetInlineStart: `calc(-0.5 * max(${gap}, ${vars.space.x5}))`,
  borderInlineStart: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
});
globalStyle(`${cluster}[data-ruled]`, { columnGap: `max(${gap}, ${vars.space.x5})` });
