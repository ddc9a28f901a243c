import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Limits a story's frame in the documentation to a phone's width; otherwise it is as wide as the page. */
export const phone = style({});
globalStyle(`${phone} iframe`, { maxWidth: '22.5rem', borderInlineEnd: `${vars.stroke.hairline} solid ${vars.surface.edge} !important` });
