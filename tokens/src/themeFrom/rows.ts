/** Every place where one colour must be told from another: each role on each surface, as the two colours that they are there. */
import { type ColorName, colorNames } from '../colorNames.ts';
import type { PairUse } from '../pairs.ts';
import { recordOf } from '../recordOf.ts';
import { type SurfaceName, surfaceNames, type SurfaceRole, surfaceRows, surfaces } from '../surfaces.ts';

/** Two colours that must differ, and the first place where they do. */
export interface ColourRow {
  readonly surface: SurfaceName;
  readonly role: SurfaceRole;
  readonly on: SurfaceRole;
  readonly foreground: ColorName;
  readonly background: ColorName;
  readonly use: PairUse;
}

const all = surfaceNames.flatMap((surface) =>
  surfaceRows.flatMap(({ use, roles, on }) =>
    roles.flatMap((role) => on.map((behind): ColourRow => ({ surface, role, on: behind, foreground: surfaces[surface][role], background: surfaces[surface][behind], use }))),
  ),
);

/** The rows with a target, one for each two colours: text has a higher target than boundaries, so it comes first. */
const rows = (['text', 'large', 'boundary'] as const)
  .flatMap((use) => all.filter((row) => row.use === use))
  .filter(({ foreground, background }, at, sorted) => sorted.findIndex((row) => row.foreground === foreground && row.background === background) === at);

/** The rows of each colour, with the colour that is beside it in the row. */
export const rowsOf = recordOf(colorNames, (name) =>
  rows.flatMap((row) => [{ row, own: row.foreground, other: row.background }, { row, own: row.background, other: row.foreground }].filter(({ own }) => own === name)),
);
