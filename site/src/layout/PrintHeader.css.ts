import { globalStyle, style } from '@vanilla-extract/css';
import { business } from '../../business.ts';

/** The address of the site as people write it: `uno.example`. */
export const host = business.origin.replace(/^https?:\/\//, '');

/** Shown only in print. */
export const printHeader = style({ display: 'none', '@media': { print: { display: 'block', borderBlockEnd: '2px solid' } } });

// `print.css` puts it before the paths of links.
globalStyle(':root', { '@media': { print: { vars: { '--uno-origin': `"${host}"` } } } });
