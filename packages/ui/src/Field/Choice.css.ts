import { vars } from '@uno/tokens/contract';
import { largeLetters } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';
import { checkedPaneLook, frame, paneLook } from './paneLook.ts';

/* An answer of a `list` has no background, one of a `grid` the `glass` ground; both turn `clear` when checked. */
const page = on('paper', 'paperDeep', 'glass', 'clear');

/** The row or pane of one answer. When it is checked, a sweep gives it the `clear` ground. */
export const choice = style([sweep(ground.clear, ['&:has(:checked)']), {
  display: 'flex',
  gap: vars.space.x3,
  minHeight: vars.layout.target,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: {
    // Above its neighbours, whose edges it shares, so that nothing covers its ring.
    '&:focus-within': { zIndex: 1 },
    '&:has(:disabled)': { color: page.text.inkSoft },
    '&::before': { borderRadius: 'inherit' },
  },
  // On hover, show the first part of the sweep.
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:has(:checked, :disabled))::before': { transform: 'scaleX(0.04)' } } } },
}]);

/** The native control, over the whole row: one target, one focus ring. */
export const choiceInput = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** The drawn box or ring. Ticks and dots are made of borders, which forced colours keep. */
export const choiceMark = style({
  position: 'relative',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  background: ground.clear,
  border: `${vars.stroke.edge} solid ${page.boundary.edge}`,
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  selectors: {
    [`${choiceInput}:hover ~ &`]: { borderColor: page.boundary.ink },
    [`${choiceInput}[type="radio"] ~ &`]: { borderRadius: '50%' },
    [`${choiceInput}:checked ~ &`]: { borderColor: page.boundary.ink },
    [`[data-invalid] ${choiceInput} ~ &`]: { borderColor: page.boundary.danger },
    [`${choiceInput}:disabled ~ &`]: { borderColor: page.boundary.edge, borderStyle: 'dashed' },
    '&::after': { content: '', position: 'absolute', opacity: 0 },
    [`${choiceInput}[type="checkbox"] ~ &::after`]: {
      insetInlineStart: '32%',
      insetBlockStart: '4%',
      width: '36%',
      height: '72%',
      border: `solid ${page.boundary.ink}`,
      borderWidth: '0 3px 3px 0',
      rotate: '42deg',
    },
    [`${choiceInput}[type="radio"] ~ &::after`]: {
      // As large as its two borders, so that it is centred in a ring of any thickness.
      inset: 'calc(50% - 0.375rem)',
      border: `0.375rem solid ${page.boundary.ink}`,
      borderRadius: '50%',
    },
    [`${choiceInput}:checked ~ &::after`]: { opacity: 1 },
  },
});

export const choiceText = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x1, alignContent: 'start', minWidth: 0 });

export const choiceLabel = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  // A line as tall as the mark beside it.
  paddingBlock: '0.0625rem',
});

export const choiceHint = style({ color: page.text.inkSoft, fontSize: vars.size.caption });

const ledger = style({ borderBlock: frame });

const threeOrFour = '(min-width: 36rem)';

const panes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlockEnd: vars.stroke.hairline,
  paddingInlineEnd: vars.stroke.hairline,
  '@media': { [largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': {
    [threeOrFour]: {
      selectors: {
        '&:has(> :last-child:nth-child(3n))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&:has(> :last-child:nth-child(4n))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

/** The layouts of a group's answers. */
export const choices = styleVariants({ list: [ledger], grid: [panes] });

globalStyle(`${ledger} > ${choice} + ${choice}`, { borderBlockStart: `${vars.stroke.hairline} solid ${page.decoration.line}` });

globalStyle(`${panes} > ${choice}`, paneLook);
globalStyle(`${panes} > ${choice}:has(:checked)`, checkedPaneLook);
// Two columns and an odd number of answers: the last one takes the whole row.
globalStyle(`${panes} > ${choice}:last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
globalStyle(`${panes} > ${choice}:last-child:nth-child(3n)`, {
  '@container': { [threeOrFour]: { gridColumn: 'auto' } },
});

/* In a theme with round corners the four corners of a grid are round, without a clip, which would cut the frame and the focus ring. */
const round = vars.radius.control;
const square = `calc(0 * ${round})`;
const pane = `${panes} > ${choice}`;
globalStyle(`${pane}:first-child`, { borderStartStartRadius: round });
globalStyle(`${pane}:is(:nth-child(2), :only-child)`, { borderStartEndRadius: round });
globalStyle(`${pane}:nth-child(odd):nth-last-child(-n + 2)`, { borderEndStartRadius: round });
globalStyle(`${pane}:last-child`, { borderEndEndRadius: round });
for (const [count, alone] of [[3, ':not(:nth-child(4n))'], [4, '']] as const) {
  const row = `${panes}:has(> :last-child:nth-child(${count}n)${alone}) > ${choice}`;
  const wide = (place: string, rule: StyleRule) => globalStyle(row + place, { '@container': { [threeOrFour]: rule } });
  wide(':nth-child(n)', { borderStartEndRadius: square, borderEndStartRadius: square });
  wide(`:nth-child(${count})`, { borderStartEndRadius: round });
  wide(`:nth-last-child(${count})`, { borderEndStartRadius: round });
}
