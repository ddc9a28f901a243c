/**
 * The twenty ways to take three of six, in order: `trios[0]` is the first three. The head script writes the index of
 * one on the document's root (`data-trio`), and the style shows it: nothing shifts, nothing is fetched.
 * Positions are from 1, as `:nth-child()` counts.
 */
export const trios: readonly (readonly [lead: number, second: number, third: number])[] = [1, 2, 3, 4].flatMap((lead) =>
  [2, 3, 4, 5].flatMap((second) =>
    [3, 4, 5, 6].flatMap((third) => (lead < second && second < third ? [[lead, second, third] as const] : [])),
  ),
);
