/**
 * The inside of a character class: the characters that leave no mark. They are whitespace, controls, and what Unicode calls
 * default ignorable: zero-width spaces, marks of direction, soft hyphens, fillers, tags. Also the blank braille pattern and the
 * marks of interlinear annotations. The database lists the same: `app_private.invisible_characters()`, and whitespace.
 */
export const BLANK_CHARACTERS = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb`;

const blank = new RegExp(`[${BLANK_CHARACTERS}]`, 'u');
const visible = new RegExp(`[^${BLANK_CHARACTERS}]`, 'u');
// JavaScript counts the byte order mark as whitespace.
const invisible = new RegExp(String.raw`(?![^\S\ufeff])[${BLANK_CHARACTERS}]`, 'u');

/** The invisible end of an emoji, which belongs to it: a variation selector, or the tags of a flag. */
const EMOJI_END = /[\ufe0e\ufe0f]|(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}/uy;

/** Whether nobody can see anything in a text. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Whether a text has characters that nobody sees, besides whitespace. */
export const hasInvisible = (text: string): boolean => invisible.test(text);

/**
 * Removes the blank characters at both ends of a text. It is linear, which a pattern for the end would not be.
 *
 * @param keepsEmoji whether the invisible end of an emoji stays. Default: true
 */
export function trimBlank(text: string, keepsEmoji = true): string {
  const from = text.search(visible);
  if (from === -1) return '';
  let to = text.trimEnd().length;
  for (;;) {
    const width = /[\udc00-\udfff]/.test(text.charAt(to - 1)) ? 2 : 1;
    if (!blank.test(text.slice(to - width, to))) break;
    to -= width;
  }
  EMOJI_END.lastIndex = to;
  const end = keepsEmoji ? (EMOJI_END.exec(text)?.[0] ?? '') : '';
  return text.slice(from, to) + end;
}
