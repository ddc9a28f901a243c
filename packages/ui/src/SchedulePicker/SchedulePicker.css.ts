import { vars } from '@uno/tokens/contract';
import { containerBelow, containerFrom } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';
import { choice, choiceInput, choiceLabel, choices, choiceText } from '../Field/Choice.css.ts';
import { ownErrorColour } from '../Field/Field.css.ts';
import { labelLook } from '../Field/labelLook.ts';
import { checkedPaneLook, paneCorners, paneLook } from '../Field/paneLook.ts';

export const picker = style({});

/* CSS shows and hides the parts by what is checked, so it works without a script. */
export const part = style([ownErrorColour, {
  marginBlockStart: vars.space.x5,
  selectors: {
    [`${picker}:not(:has([data-days]:checked)) &[data-part="days"]`]: { display: 'none' },
    [`${picker}:not(:has([data-frequency]:checked)) &[data-part="shifts"]`]: { display: 'none' },
  },
}]);

export const partLegend = style({
  marginBlockEnd: vars.space.x2,
  ...labelLook,
});

const wide = containerFrom(42);
/** In large letters on a phone seven days have no room beside each other. */
const twoRows = containerBelow(17);

/** The week: seven panes in one row, or in two. */
export const dayRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  paddingInlineEnd: vars.stroke.hairline,
  '@container': { [twoRows]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingBlockEnd: vars.stroke.hairline } },
});

globalStyle(`${dayRow} > ${choice}`, {
  ...paneLook,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingInline: 0,
});
globalStyle(`${dayRow} > ${choice}:has(:checked)`, checkedPaneLook);
const { round, square } = paneCorners;
globalStyle(`${dayRow} > ${choice}:first-child`, { borderStartStartRadius: round, borderEndStartRadius: round, '@container': { [twoRows]: { borderEndStartRadius: square } } });
globalStyle(`${dayRow} > ${choice}:nth-child(4)`, { '@container': { [twoRows]: { borderStartEndRadius: round } } });
globalStyle(`${dayRow} > ${choice}:nth-child(5)`, { '@container': { [twoRows]: { borderEndStartRadius: round } } });
globalStyle(`${dayRow} > ${choice}:last-child`, { borderStartEndRadius: round, borderEndEndRadius: round, '@container': { [twoRows]: { borderStartEndRadius: square } } });
// Narrower than elsewhere where seven do not fit beside one another.
globalStyle(`${dayRow} ${choiceInput}`, { width: 'min(2.75rem, 100%)', marginInline: 0 });
globalStyle(`${dayRow} ${choiceText}`, { gridColumn: 1, justifySelf: 'stretch', textAlign: 'center' });
globalStyle(`${dayRow} ${choiceLabel}`, { paddingBlockStart: 0, fontSize: vars.size.caption });

export const short = style({ '@container': { [wide]: { display: 'none' } } });

/** On narrow screens only for assistive technology: the short name is shown instead. */
export const full = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  // Not `inset()`: IBM's accessibility checker considers an element clipped by it hidden from all users.
  clipPath: 'circle(0)',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});

/** Always rendered, so that its changes are announced (ARIA, live regions). It takes room only for an option with visits per week. */
export const summary = style({
  display: 'block',
  minHeight: '1.35em',
  marginBlockStart: vars.space.x3,
  color: vars.surface.textSubtle,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  selectors: { [`${picker}:not(:has([data-counted]:checked)) &`]: { minHeight: 0, marginBlockStart: 0 } },
});

export const summaryCount = style({
  marginInlineStart: vars.space.x2,
  color: vars.surface.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const shiftRow = style([choices.grid, { paddingBlockEnd: 0 }]);
