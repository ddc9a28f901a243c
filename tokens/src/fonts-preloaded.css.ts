import { declareTypefaces } from './typefaces.ts';

/**
 * Both typefaces, for a document that preloads both files. What the first paint shows stays for as long as the page
 * lives, so nothing moves under a reader, whatever the device has: a browser that draws the page as the files arrive
 * waits a moment for them; where they come later, they are in the cache for the next page. Without the preloads the
 * typefaces are not seen on a first page.
 */
declareTypefaces('optional');
