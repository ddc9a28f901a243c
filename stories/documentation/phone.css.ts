import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

/** A phone's width in the documentation too, where a frame takes the page's. */
export const phone = style({});
globalStyle(`${phone} iframe`, { maxWidth: '22.5rem', borderInlineEnd: `${vars.stroke.hairline} solid ${on('paper').boundary.edge} !important` });
