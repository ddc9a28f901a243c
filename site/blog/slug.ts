/**
 * Makes a URL slug of a text: lower-case letters, digits and hyphens, without accents.
 *
 * @example slugOf('L’œuvre d’été') // 'l-oeuvre-d-ete'
 * @returns an empty string when the text has no letter or digit
 */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    // The English ’s and n’t belong to their word: “crew’s” → `crews`.
    .replace(/\p{M}|(?<=\p{L})[’'](?=[st](?!\p{L}))/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
