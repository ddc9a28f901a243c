import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The shell's part: what the button is placed in. */
export const shell = style({ position: 'relative' });

/** A page of three screens, its links one a storey. */
export const storeys = style({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: '300vh',
  padding: vars.space.x4,
});

/** A page that ends before the button would rise. */
export const oneStorey = style({ minHeight: '70vh', padding: vars.space.x4 });

/** As wide as the page, so that the button could be over any of them. */
globalStyle(`${storeys} a`, { display: 'block', paddingBlock: vars.space.x3 });
