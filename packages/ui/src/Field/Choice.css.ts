import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { createVar, fallbackVar, globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';
import { invalidEdge } from './Field.css.ts';
import { checkedPaneLook, frame, paneCorners, paneLook } from './paneLook.ts';

/* An answer of a `list` has no background, one of a `grid` the quiet fill; both take the field's when checked. */

/** The row or pane of one answer: its mark, under the control, and its words. When it is checked, a sweep gives it the field's background. */
export const choice = style([sweep(vars.surface.field, ['&:has(:checked)']), {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  minHeight: vars.layout.target,
  paddingInline: vars.space.x3,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: {
    // Above its neighbours, whose edges it shares, so that nothing covers its ring.
    '&:focus-within': { zIndex: 1 },
    '&:has(:disabled)': { color: vars.surface.textSubtle },
    '&::before': { borderRadius: 'inherit' },
  },
  // On hover, show the first part of the sweep.
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:has(:checked, :disabled))::before': { transform: 'scaleX(0.04)' } } } },
}]);

const markSize = '1.375rem';
const inputSize = '2.75rem';

/** The native control, over its mark alone: the words beside it can be selected and hold links (GOV.UK, radios). */
export const choiceInput = style({
  flex: 'none',
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  width: inputSize,
  height: inputSize,
  margin: `calc(${vars.space.x3} + (${markSize} - ${inputSize}) / 2) calc((${markSize} - ${inputSize}) / 2)`,
  appearance: 'none',
  borderRadius: '50%',
  cursor: 'pointer',
  // 3 px around the mark.
  outlineOffset: '-0.5rem',
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&[type="checkbox"]': { borderRadius: `calc(${vars.radius.control} + 0.5rem)` } },
});

/** The drawn box or ring. Ticks and dots are made of borders, which forced colours keep. */
export const choiceMark = style({
  position: 'relative',
  gridArea: '1 / 1',
  width: markSize,
  height: markSize,
  marginBlock: vars.space.x3,
  background: vars.surface.field,
  border: `${vars.stroke.edge} solid ${fallbackVar(invalidEdge, vars.surface.edge)}`,
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  selectors: {
    [`${choice}:hover > ${choiceInput}:enabled ~ &`]: { borderColor: fallbackVar(invalidEdge, vars.surface.text) },
    [`${choiceInput}[type="radio"] ~ &`]: { borderRadius: '50%' },
    [`${choiceInput}:checked ~ &`]: { borderColor: fallbackVar(invalidEdge, vars.surface.text) },
    [`${choiceInput}:disabled ~ &`]: { borderColor: vars.surface.edge, borderStyle: 'dashed' },
    '&::after': { content: '', position: 'absolute', opacity: 0 },
    [`${choiceInput}[type="checkbox"] ~ &::after`]: {
      insetInlineStart: '32%',
      insetBlockStart: '4%',
      width: '36%',
      height: '72%',
      border: `solid ${vars.surface.text}`,
      borderWidth: '0 3px 3px 0',
      rotate: '42deg',
    },
    [`${choiceInput}[type="radio"] ~ &::after`]: {
      // As large as its two borders, so that it is centred in a ring of any thickness.
      inset: 'calc(50% - 0.375rem)',
      border: `0.375rem solid ${vars.surface.text}`,
      borderRadius: '50%',
    },
    [`${choiceInput}:checked ~ &::after`]: { opacity: 1 },
  },
});

export const choiceText = style({ gridColumn: 2, display: 'flex', flexDirection: 'column', minWidth: 0 });

export const choiceLabel = style({
  flex: 'auto',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  // Fills the row, so that a press beside the words chooses the answer too. Its line is as tall as the mark.
  paddingBlock: `calc(${vars.space.x3} + 0.0625rem)`,
  cursor: 'pointer',
  selectors: { '&:not(:only-child)': { paddingBlockEnd: vars.space.x1 }, [`${choiceInput}:disabled ~ * > &`]: { cursor: 'not-allowed' } },
});

export const choiceHint = style({ paddingBlockEnd: vars.space.x3, color: vars.surface.textSubtle, fontSize: vars.size.caption });

const ledger = style({ borderBlock: frame });

/** A word between two answers, such as “or”. */
export const divider = style({ padding: vars.space.x3, borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`, color: vars.surface.textSubtle, fontSize: vars.size.small });

/** What belongs to an answer: shown while it is checked, by CSS, so JavaScript is not needed. */
export const conditional = style({
  marginInlineStart: `calc(${vars.space.x3} + ${markSize} / 2)`,
  padding: vars.space.x4,
  paddingBlockStart: vars.space.x2,
  borderInlineStart: `${vars.stroke.edge} solid ${vars.surface.edge}`,
  selectors: { [`${choice}:not(:has(> :checked)) + &`]: { display: 'none' } },
});

/** In large letters on a phone: one answer a row. */
const oneColumn = containerBelow(17);

const threeOrFour = containerFrom(36);

const paneBasis = createVar();

/** The number of columns. A pane whose word is wider than its column takes a row of its own, and so does the last of an odd number. */
const columns = (count: number) => ({ vars: { [paneBasis]: `calc(100% / ${count})` } });

const panes = style({
  ...columns(2),
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: vars.stroke.hairline,
  paddingInlineEnd: vars.stroke.hairline,
  '@container': {
    [oneColumn]: columns(1),
    [threeOrFour]: {
      selectors: {
        '&:has(> :last-child:nth-child(3n))': columns(3),
        '&:has(> :last-child:nth-child(4n))': columns(4),
      },
    },
  },
});

/** The layouts of a group's answers. */
export const choices = styleVariants({ list: [ledger], grid: [panes] });

globalStyle(`${ledger} > * + ${choice}`, { borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}` });

globalStyle(`${panes} > ${choice}`, { ...paneLook, display: 'flex', columnGap: 0, flex: `1 1 ${paneBasis}`, maxWidth: `calc(100% + ${vars.stroke.hairline})` });
// The control and its mark are in one place. Unlike a grid, a flexible box counts the longest word, and may still be narrower.
globalStyle(`${panes} > ${choice} > ${choiceMark}`, { flex: 'none', marginInlineStart: `calc(-1 * ${markSize})` });
globalStyle(`${panes} > ${choice} > ${choiceText}`, { flex: 'auto', marginInlineStart: vars.space.x3, overflowWrap: 'break-word' });
globalStyle(`${panes} > ${choice}:has(:checked)`, checkedPaneLook);
/* In a theme with round corners the four corners of a grid are round, without a clip, which would cut the frame and the focus ring. */
const { round, square } = paneCorners;
const pane = `${panes} > ${choice}`;
globalStyle(`${pane}:first-child`, { borderStartStartRadius: round });
globalStyle(`${pane}:is(:nth-child(2), :only-child)`, { borderStartEndRadius: round });
globalStyle(`${pane}:nth-child(odd):nth-last-child(-n + 2)`, { borderEndStartRadius: round });
globalStyle(`${pane}:last-child`, { borderEndEndRadius: round });
const stacked = (place: string, rule: StyleRule) => globalStyle(pane + place, { '@container': { [oneColumn]: rule } });
stacked(':nth-child(n)', { borderStartEndRadius: square, borderEndStartRadius: square });
stacked(':first-child', { borderStartEndRadius: round });
stacked(':last-child', { borderEndStartRadius: round });
for (const [count, alone] of [[3, ':not(:nth-child(4n))'], [4, '']] as const) {
  const row = `${panes}:has(> :last-child:nth-child(${count}n)${alone}) > ${choice}`;
  const wide = (place: string, rule: StyleRule) => globalStyle(row + place, { '@container': { [threeOrFour]: rule } });
  wide(':nth-child(n)', { borderStartEndRadius: square, borderEndStartRadius: square });
  wide(`:nth-child(${count})`, { borderStartEndRadius: round });
  wide(`:nth-last-child(${count})`, { borderEndStartRadius: round });
}
