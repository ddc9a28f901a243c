/**
 * A text as a part of an address: small letters, digits and hyphens, accents folded.
 *
 * @example slugOf('L’œuvre d’été') // 'l-oeuvre-d-ete'
 * @returns an empty string where no letter or digit is left
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
