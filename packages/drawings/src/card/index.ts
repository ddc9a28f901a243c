export { type Card, cardPicture, type Picture, TITLE, typesetTitle } from './card.ts';
export { openTypefaces } from './typeface.ts';
export { typeset } from './typeset.ts';
