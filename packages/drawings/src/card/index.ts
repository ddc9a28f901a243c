export { type Card, cardPicture, type Picture, TITLE, titleOf } from './card.ts';
export { openTypefaces } from './typeface.ts';
export { typeset } from './typeset.ts';
