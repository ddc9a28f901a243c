import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { filling } from '../Field/control.css.ts';

const tall = (rows: number) => `calc(${rows}lh + 2 * ${vars.space.x3})`;

export const textArea = style([
  filling,
  {
    resize: 'vertical',
    // Where the field grows with its content, `rows` no longer says how tall it begins.
    fieldSizing: 'content',
    minHeight: tall(5),
    maxHeight: '60vh',
    // One long address would make the field, and the page, as wide as itself.
    overflowWrap: 'anywhere',
    selectors: { '&[rows="2"]': { minHeight: tall(2) }, '&[rows="3"]': { minHeight: tall(3) } },
  },
]);
