import { UserFacingError } from '../userFacingError.ts';

/** The texts that `npm run new` writes for a person to replace (`scripts/new/templates`). */
const PLACEHOLDER = /(?:Write here\b|Write a heading here|Write the first paragraph here|Write 600 to 1,200 words|Écrivez ici\b|Écrivez de 600 à 1\s?200 mots)[^<"]{0,40}/;

/** The placeholder that a document still shows; undefined if there is none. */
export const placeholderIn = (html: string): string | undefined => PLACEHOLDER.exec(html)?.[0];

/**
 * Stops a build whose pages show placeholders.
 *
 * @param placeholders the placeholders, by the page's path
 */
export function refusePlaceholders(placeholders: ReadonlyMap<string, string>): void {
  if (placeholders.size === 0) return;
  const lines = Array.from(placeholders, ([path, text]) => `${path} still says “${text}…”`);
  throw new UserFacingError(['Nothing was built, because these pages are not written yet. Write their texts in site/content, or give an article “draft: true” in both languages:', ...lines].join('\n  '));
}
