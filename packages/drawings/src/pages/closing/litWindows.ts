/** People and things in a lit window, as silhouettes in a pane of 56 × 72 whose floor is y = 72. */
const silhouettes = {
  vacuum: 'M30 72V46q-1-12 7-12t8 12v26h-4V54h-4v18zM34 26a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM34 42 22 54 8 68H2v4h12l11-16 11-8z',
  squeegee: 'M14 72V46q-1-12 8-12t8 12v26h-4V54h-4v18zM17 26a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM28 36 38 18l4 2-12 24zM32 12h16v4H32z',
  plant: 'M34 72V58h14v14zM41 58q-12-10-8-22 8 6 8 14 0-12 8-18 4 14-8 26zM4 72V50h20v22h-2V54H6v18z',
  desk: 'M4 72V50h48v22h-3V54H7v18zM24 50V36h20v14zM12 50V38l-4 0 3-8h6l3 8h-5v12z',
  meeting: 'M4 50h48v3H30v19h-4V53H4zM8 48V36q0-5 5-5t5 5v12zM9 24a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM38 48V36q0-5 5-5t5 5v12zM39 24a4 4 0 1 1 8 0 4 4 0 0 1-8 0z',
  blind: 'M0 2h56v3H0zM0 8h56v3H0zM0 14h56v3H0zM0 20h56v3H0zM0 26h56v3H0zM0 32h56v3H0z',
  curtains: 'M0 0h14q2 44-8 72H0zM56 0H42q-2 44 8 72h6z',
  cat: 'M16 72q-1-16 7-21v-11l5 4h5l5-4v12q8 6 8 20zM44 72q8-2 6-14h3q2 14-6 14z',
  armchair: 'M6 72v-3h6V32H4l5-14h12l5 14h-8v37h4v3zM28 72V50q0-4 4-4h14q4 0 4 4v22h-4v-5H32v5z',
  racking: 'M2 72V4h3v68zM51 72V4h3v68zM5 26h46v3H5zM5 50h46v3H5zM9 26V12h15v14zM30 26V8h17v18zM8 50V36h20v14zM33 50V34h13v16zM11 72V58h17v14zM32 72V60h16v12z',
  forklift: 'M4 62V46h8V28h18v20h6v14zM2 66a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM24 66a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM40 14h3v55h-3zM43 62h13v3H43zM44 60V44h12v16z',
  bulb: 'M27 0h2v16h-2zM21 21a7 7 0 1 1 14 0 7 7 0 0 1-14 0z',
  stepladder: 'M27 0h2v10h-2zM22 14a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM14 72l11-40h6l11 40h-4l-3-11H21l-3 11zM22 56h12l-2-8h-8z',
  boards: 'M4 72 12 10h12l-8 62zM22 72l6-50h10l-6 50zM40 72V58h12v14z',
  duct: 'M0 6h56v16H0zM20 22h16v6H20zM16 28h24v4H16z',
  filter: 'M0 6h56v16H0zM22 72V50q-1-12 7-12t8 12v22h-4V58h-4v14zM25 32a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM36 42l6-18 4 1-7 22z',
} as const;

/** A lit window, as in `NightFacade` of `@uno/ui/house/NightFacade`: column, storey, silhouette. */
type LitWindow = readonly [column: number, storey: number, silhouette: string];

/** A lit window, with the name of its silhouette. */
type NamedWindow = readonly [column: number, storey: number, silhouette: keyof typeof silhouettes];

/** Windows side by side on one storey, the first at the column `from`. */
const row = (storey: number, from: number, ...names: readonly NamedWindow[2][]): readonly NamedWindow[] => names.map((name, at) => [from + at, storey, name]);

/** The lit windows of each service: columns from the left, storeys from the street up. Columns 0 to 7 fit a phone. */
const namedWindows = {
  office: [...row(1, 1, 'desk', 'vacuum', 'desk'), ...row(3, 4, 'meeting', 'meeting'), [0, 0, 'plant'], [6, 0, 'squeegee'], [2, 5, 'blind'], [7, 4, 'plant'], [9, 2, 'desk'], [10, 5, 'desk']],
  building: [[0, 0, 'curtains'], [2, 0, 'cat'], [5, 0, 'armchair'], [1, 1, 'armchair'], [4, 1, 'blind'], [7, 1, 'curtains'], [0, 2, 'blind'], [3, 2, 'curtains'], [6, 3, 'cat'], [2, 4, 'armchair'], [5, 5, 'curtains'], [8, 4, 'blind'], [9, 2, 'armchair'], [10, 5, 'cat']],
  warehouse: [...row(1, 2, 'racking', 'racking', 'racking', 'racking', 'racking', 'racking', 'racking', 'racking', 'racking', 'racking'), ...row(0, 0, 'racking', 'racking', 'forklift', 'racking', 'racking', 'racking', 'forklift', 'racking', 'racking', 'racking', 'racking', 'racking'), [5, 4, 'desk']],
  postConstruction: [...row(2, 0, 'boards', 'bulb', 'stepladder', 'bulb'), ...row(1, 2, 'bulb', 'squeegee', 'bulb', 'boards', 'bulb'), ...row(0, 4, 'vacuum', 'bulb', 'stepladder'), ...row(4, 6, 'bulb', 'boards', 'bulb', 'bulb')],
  addOns: [[0, 5, 'squeegee'], [1, 4, 'squeegee'], [2, 3, 'squeegee'], [3, 2, 'squeegee'], [4, 1, 'squeegee'], [5, 0, 'squeegee'], [1, 0, 'vacuum'], [2, 0, 'armchair'], [7, 1, 'vacuum'], [8, 5, 'curtains'], [10, 3, 'squeegee']],
  duct: [...row(6, 3, 'duct', 'duct', 'filter', 'duct', 'duct'), [3, 5, 'duct'], [3, 4, 'filter'], [3, 3, 'duct'], ...row(1, 0, 'duct', 'duct', 'duct', 'filter', 'duct'), [3, 2, 'duct'], [3, 0, 'duct'], [6, 0, 'desk']],
} as const satisfies Readonly<Record<string, readonly NamedWindow[]>>;

/** The lit windows at the end of a service's page. Their silhouettes show that service. */
export const litWindows = (service: keyof typeof namedWindows): readonly LitWindow[] => namedWindows[service].map(([column, storey, name]) => [column, storey, silhouettes[name]]);
