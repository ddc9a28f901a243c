import { declareTypefaces } from './typefaces.ts';

/**
 * Both typefaces with `font-display: optional`, for a document that preloads both files. The browser waits briefly for
 * the files before the first paint, then keeps what it painted: no layout shift. Files that come later are cached for the
 * next page. Without the preloads a first page never shows the typefaces.
 */
declareTypefaces('optional');
