import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';

const paper = on('paper');
const pane = on('clear', 'glass');

/** Room for two lines, the longest name in the narrowest column: so the rows of all columns are level. */
const padding = vars.space.x1;
const rowOf = (line: string): string => `calc(2 * ${line} + 2 * ${padding} + ${vars.stroke.hairline})`;
const row = rowOf(`${vars.leading.snug} * 1em`);
const roomy = 'screen and (min-width: 40rem) and (min-height: 40rem)';
const mullion = `${vars.stroke.hairline} solid ${pane.boundary.edge}`;

export const scroller = style({
  overflowY: 'auto',
  // A row is cut in half at the foot: the eye sees that there is more.
  maxHeight: `min(8.5 * ${row}, 80svh)`,
  border: `${vars.stroke.edge} solid ${paper.boundary.ink}`,
  background: ground.glass,
  '@media': { [roomy]: { maxHeight: `min(12.5 * ${row}, 80svh)` }, print: { maxHeight: 'none' } },
});

/** Read down a column, then down the next, as a price list is. */
export const list = style({
  columns: '3 19rem',
  columnGap: vars.stroke.hairline,
  columnRule: mullion,
  // The frame stands for the last row's own line.
  marginBlockEnd: `calc(-1 * ${vars.stroke.hairline})`,
});

export const area = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  // In lines, which a reader may have spaced.
  minHeight: [row, rowOf('1lh')],
  paddingBlock: padding,
  paddingInline: vars.space.x4,
  breakInside: 'avoid',
  borderBlockEnd: mullion,
  lineHeight: vars.leading.snug,
  selectors: {
    '&[data-coverage=full]': { background: ground.clear },
    // Of a half-wiped pane, what the squeegee has cleared, cut by the slant of the blade.
    '&[data-coverage=available]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: ground.clear,
      clipPath: 'polygon(0 0, 56% 0, calc(56% - 1.25rem) 100%, 0 100%)',
    },
  },
});

export const sashes = style({ flex: 'none', width: '0.875rem', height: '1.25rem', stroke: 'currentColor', strokeWidth: 1.5 });

export const name = style({ flex: '1 1 0', minWidth: 0, fontWeight: vars.weight.medium });

export const badge = style({
  flex: 'none',
  color: pane.text.inkSoft,
  fontSize: vars.size.small,
  selectors: { '[data-coverage=full] > &': { color: pane.text.ink, fontWeight: vars.weight.strong } },
});
