import { vars } from '@uno/tokens/contract';

/**
 * A small square before the words of an entry, as the style of its `::before`. It is a border, which forced colours keep; the
 * character “■” would have the size that it has in the device's typeface.
 *
 * @param color a colour of text, such as `vars.surface.accent`
 */
export const squareBullet = (color: string) => ({ content: '""', display: 'inline-block', marginInlineEnd: vars.space.x2, border: '0.25rem solid', color }) as const;
