/** The limits of a title, and a function that measures it. */
export interface TitleLimits {
  /** The maximum width of a line, in units of the picture. */
  width: number;
  /** The maximum number of lines. */
  maxLines: number;
  /** The font sizes to try, the largest first. */
  sizes: readonly number[];
  /** Measures the width of a text at a font size. */
  widthOf: (text: string, size: number) => number;
}

/** A title that is broken into lines, and its font size. */
export interface TypesetTitle {
  lines: readonly string[];
  size: number;
}

/** A last line that is shorter than this share of the widest line is penalised. */
const MIN_LAST_LINE_SHARE = 0.4;

/** Words of up to this many letters should begin a line rather than end it: à, de, et; in, and. */
const MAX_SMALL_WORD_LENGTH = 3;

/** Every way to break words into a number of lines. */
function allLineBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, at) => words.slice(0, at + 1)).flatMap((first) =>
    allLineBreaks(words.slice(first.length), count - 1).map((rest) => [first.join(' '), ...rest]),
  );
}

/** The cost of a small word at the end of a line. Costs are compared with the logarithm of the font size: to avoid one, the title may be a quarter smaller. */
const SMALL_WORD_COST = 0.3;

/** The best line breaks at a font size, with their cost; `undefined` when none fit. */
function bestLinesAt(words: readonly string[], size: number, { width, maxLines, widthOf }: TitleLimits) {
  // Skips trying every line break of a text that can't fit.
  if (widthOf(words.join(' '), size) > maxLines * width) return undefined;
  const ways = Array.from({ length: Math.min(maxLines, words.length) }, (_, at) => allLineBreaks(words, at + 1)).flat();
  const judged = ways.flatMap((lines) => {
    const widths = lines.map((line) => widthOf(line, size));
    const widest = Math.max(...widths);
    if (widest > width) return [];
    const orphan = lines.length > 1 && (widths.at(-1) ?? 0) < MIN_LAST_LINE_SHARE * widest;
    const hanging = lines.slice(0, -1).filter((line) => (line.split(' ').at(-1) ?? '').length <= MAX_SMALL_WORD_LENGTH).length;
    const ragged = widths.reduce((sum, each) => sum + (1 - each / widest) ** 2, 0) / lines.length;
    return [{ lines, size, cost: ragged + hanging * SMALL_WORD_COST + (orphan ? 1 : 0) + lines.length * 0.02 }];
  });
  return judged.sort((one, other) => one.cost - other.cost)[0];
}

/** Drops the last word and any small words before it (or the last letter of a single word), and ends with an ellipsis. */
function shortenTitle([first = '', ...rest]: readonly string[]): string {
  const kept = rest.slice(0, rest.slice(0, -1).findLastIndex((word) => word.length > MAX_SMALL_WORD_LENGTH) + 1);
  if (rest.length > 0) return `${[first, ...kept].join(' ').replace(/[\s,;:–«“]+$/, '')}…`;
  return `${[...first.replace(/…$/, '')].slice(0, -1).join('')}…`;
}

/**
 * Breaks a title into lines: as large as fits, balanced, without a short last line, with few small words at the ends of
 * lines, and never at a no-break space. A title that does not fit at the smallest size is shortened with an ellipsis.
 */
export function typeset(text: string, measure: TitleLimits): TypesetTitle {
  const words = text.split(' ').filter((word) => word !== '');
  const [largest = 1] = measure.sizes;
  const settings = measure.sizes.flatMap((size) => {
    const found = bestLinesAt(words, size, measure);
    return found === undefined ? [] : [{ ...found, cost: found.cost + Math.log(largest / size) }];
  });
  const [best] = settings.sort((one, other) => one.cost - other.cost);
  if (best !== undefined) return { lines: best.lines, size: best.size };
  if (text === '…' || words.length === 0) throw new Error('There is no room for a title.');
  return typeset(shortenTitle(words), measure);
}
