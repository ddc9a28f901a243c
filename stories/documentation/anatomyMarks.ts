/** The place of a part in the drawing, in CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The number of a part: beside the drawing, with a line to the part. */
export interface Mark {
  readonly box: Box;
  readonly side: 'start' | 'end';
  /** Where its number is. */
  readonly y: number;
  /** Where its line meets the part. */
  readonly target: { readonly x: number; readonly y: number };
}

/** The least distance between two numbers of one side. */
const APART = 30;

/** A tall part is met near its top, where its content begins. */
const FROM_TOP = 24;

/**
 * Places the number of each part on the nearer side of the drawing. Numbers of one side are apart from each other.
 *
 * @param width the drawing's width
 */
export function placeMarks(boxes: readonly Box[], width: number): readonly Mark[] {
  const wanted = boxes.map((box, at): Mark & { readonly at: number } => {
    const side = box.x <= width - box.x - box.width ? 'start' : 'end';
    const y = box.y + Math.min(box.height / 2, FROM_TOP);
    return { at, box, side, y, target: { x: side === 'start' ? box.x : box.x + box.width, y } };
  });
  const placed = (['start', 'end'] as const).flatMap((side) => {
    let free = -Infinity;
    return wanted
      .filter((mark) => mark.side === side)
      .sort((one, other) => one.y - other.y || (one.target.x - other.target.x) * (side === 'start' ? 1 : -1))
      .map((mark) => {
        const y = Math.max(mark.y, free);
        free = y + APART;
        return { ...mark, y };
      });
  });
  return placed.sort((one, other) => one.at - other.at);
}
