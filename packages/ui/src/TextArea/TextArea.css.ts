import { vars } from '@uno/tokens/contract';
import { createVar, style } from '@vanilla-extract/css';
import { filling } from '../Field/control.css.ts';

/** The attribute `rows` as a number. */
const rows = createVar();

/** The numbers of rows that a browser without typed `attr()` can read. */
const knownRows = Array.from({ length: 10 }, (_, at) => at + 1);

/**
 * A field that grows with its content ignores `rows`, so a minimum height stands for it. Where a browser can't read the number,
 * the field doesn't grow and `rows` itself decides.
 */
const growing = { fieldSizing: 'content', minHeight: `calc(${rows} * 1lh + 2 * ${vars.space.x3})` } as const;

export const textArea = style([
  filling,
  {
    resize: 'vertical',
    maxHeight: '60vh',
    // Without this a long address would widen the field and the page.
    overflowWrap: 'anywhere',
    selectors: Object.fromEntries(knownRows.map((number) => [`&[rows="${number}"]`, { ...growing, vars: { [rows]: String(number) } }])),
    '@supports': { '(height: attr(rows type(<number>)))': { ...growing, vars: { [rows]: 'attr(rows type(<number>))' } } },
  },
]);
