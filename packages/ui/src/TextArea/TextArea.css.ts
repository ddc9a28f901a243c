import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { filling } from '../Field/control.css.ts';

const tall = (rows: number) => `calc(${rows}lh + 2 * ${vars.space.x3})`;

export const textArea = style([
  filling,
  {
    resize: 'vertical',
    // A field that grows with its content ignores `rows`; `minHeight` sets its initial height.
    fieldSizing: 'content',
    minHeight: tall(5),
    maxHeight: '60vh',
    // Without this a long address would widen the field and the page.
    overflowWrap: 'anywhere',
    selectors: { '&[rows="2"]': { minHeight: tall(2) }, '&[rows="3"]': { minHeight: tall(3) } },
  },
]);
