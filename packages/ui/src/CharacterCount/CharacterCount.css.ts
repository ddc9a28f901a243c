import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../Field/control.css.ts';
import { errorIcon, hintText } from '../Field/Field.css.ts';

/** The line is there before it says anything, so that nothing below it moves. */
export const count = style([hintText, {
  display: 'flex',
  gap: vars.space.x2,
  minHeight: '1lh',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.surface.danger, fontWeight: vars.weight.medium } },
  '@media': { '(scripting: none)': { display: 'none' } },
}]);

export const icon = errorIcon;

globalStyle(`${control}:has(+ ${count}[data-over])`, { borderColor: vars.surface.danger, borderBlockEndWidth: `calc(2 * ${vars.stroke.edge})` });
globalStyle(`${control}:has(+ ${count}[data-over])::after`, { background: vars.surface.danger, insetBlockEnd: `calc(-2 * ${vars.stroke.edge})` });
