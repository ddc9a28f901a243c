import { el, lineWidth, paint, type Svg } from '../svg.ts';

/** The side of a pictogram's square. Its module of 8 units is 4 px at 32, 6 px at 48 and 12 px at 96: always whole pixels. */
export const PICTOGRAM_SIZE = 64;

/** A line with the same width at every size: the theme's, which is wider in *contrast*. */
const stroke = (d: string, width?: string): Svg => el('path', { d, 'stroke-width': width, 'vector-effect': 'non-scaling-stroke' });

/** Outlines, with the line width of the pictogram's `svg`. */
const edges = (d: string): Svg => stroke(d);

/** Inner lines, at least 6 units from other lines, so that they stay apart at 32 px. */
const mullions = (d: string): Svg => stroke(d, lineWidth.hairline);

const plane = (fill: string, d: string): Svg => el('path', { d, fill, stroke: 'none' });

/** A plane of glass. Lines may cross it, because ink is visible on it in every theme. */
const glass = (d: string): Svg => plane(paint('glassShade'), d);

/** The crew's tool or light. Draw nothing over it: in *midnight* lines are as light as it is. */
const sun = (d: string): Svg => plane(paint('sun'), d);

/** A solid part. */
const solid = (d: string): Svg => plane('currentColor', d);

/**
 * The twelve pictograms: the content of an `svg` of 64 × 64 without a fill, with a `currentColor` stroke as wide as an edge
 * (`Pictogram`). They are front views with two line widths and two colours of the theme. Six services, named like their
 * strings, then six reasons.
 */
export const pictograms = {
  /** A tower at ten in the evening: the crew is on the fourth floor. */
  office:
    glass('M12 8h40v12H12zM12 32h40v12H12z') +
    sun('M12 20h40v12H12z') +
    mullions('M22 8v12M32 8v12M42 8v12M22 32v12M32 32v12M42 32v12') +
    solid('M26 48h12v12H26zM20 2h16v6H20z') +
    edges('M12 60V8h40v52M12 20h40M12 32h40M12 44h40M4 60h56'),

  /** What neighbours share: an elevator that stops, its cabin lit, and the letterboxes. */
  building:
    glass('M6 20h10v40H6zM26 20h10v40H26z') +
    sun('M16 20h10v40H16z') +
    solid('m15 15 6-6 6 6z') +
    mullions('M16 20v40M26 20v40M52 16v32M44 24h16M44 32h16M44 40h16') +
    edges('M6 60V4h30v56M6 20h30M44 16h16v32H44zM2 60h60'),

  /** A shed with saw-tooth lights; one dock is open and lit. */
  warehouse:
    glass('M8 24V8l16 16zM24 24V8l16 16zM40 24V8l16 16z') +
    sun('M18 46h28v14H18z') +
    mullions('M18 39h28') +
    edges('M8 60V8l16 16V8l16 16V8l16 16v36M8 24h48M18 60V32h28v28M18 46h28M4 60h56'),

  /** A room that is half studs and half finished: the broom, and the film that is still on one sash. */
  postConstruction:
    glass('M48 16h12v28H48z') +
    sun('M20 46h8l4 14H16z') +
    mullions('M4 28h8M4 44h8M36 16l12 28M48 16 36 44') +
    edges('M4 60V8h56M12 8v52M48 16v28M36 16h24v28H36zM24 14v32M20 46h8l4 14H16zM2 60h60'),

  /** An armchair. The upholstery tool has passed over half of its back. */
  addOns:
    glass('M14 36V16h20v20z') +
    sun('M34 12h8v16h-8z') +
    mullions('M14 46h36') +
    edges('M14 36V16h20v-4h8v16h-8V16M42 16h8v20M42 20h10l8-12M14 56H4V32h10v14M50 46V32h10v24H14V36M50 36v10M10 56v4M54 56v4'),

  /** A rooftop unit with its fan, and the brush on its way down the duct. */
  duct:
    glass('M20 22a14 14 0 1 1 0 28a14 14 0 1 1 0-28') +
    sun('M48 40h12v10H48z') +
    solid('M20 36V26a10 10 0 0 1 7 3zM20 36h10a10 10 0 0 1-3 7zM20 36v10a10 10 0 0 1-7-3zM20 36H10a10 10 0 0 1 3-7z') +
    edges('M2 16h36v40H2zM20 22a14 14 0 1 1 0 28a14 14 0 1 1 0-28M38 20h14l8 8v32M38 32h10v28M48 40h12M48 50h12M54 50v14M8 56v4M32 56v4M0 60h48M60 60h4'),

  /** A key on our ring, and our mark for a fob. */
  inHouse:
    edges('M34 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24M44 22l2 10') +
    sun('M10 20h20v16h-6v24h-8v-6h-6v-8h6V36h-6zM36 32h10v10H36z') +
    glass('M46 32h10v20H36V42h10z') +
    mullions('M46 32v20M36 42h20') +
    edges('M10 20h20v16h-6v24h-8v-6h-6v-8h6V36h-6zM36 32h20v20H36z'),

  /** The wall clock at ten, and the two hours until the answer. */
  responsive:
    sun('M32 32V10A22 22 0 0 0 13 21z') +
    mullions('M32 54v-6M54 32h-6M10 32h6') +
    edges('M32 5a27 27 0 1 1 0 54a27 27 0 1 1 0-54M32 10v22L18 24'),

  /** A walk-up with its spiral stair; upstairs, a door is open. */
  local:
    glass('M46 18h8v14h-8zM36 44h18v10H36z') +
    sun('M32 18h8v18h-8z') +
    mullions('M32 36V18h8v18M46 18h8v14h-8zM36 44h18v10H36zM45 44v10M2 26h26') +
    edges('M28 60V12h32v48M24 12h40M36 12l8-8 8 8M2 36h40M14 26v34M26 60c0-6-24-6-24-12s24-6 24-12M2 60h60'),

  /** The sheet of an inspection, with its photo. */
  portal:
    glass('M32 12h24v16H32z') +
    sun('M14 48h6v6h-6z') +
    solid('M14 38h6v6h-6z') +
    mullions('M44 12v16M32 20h24M26 41h14M26 51h14') +
    edges('M48 8V4H8v56h40V32M28 8h32v24H28z'),

  /** A spray bottle: a finger of concentrate, the rest is water. */
  sustainable:
    glass('M14 36h32v14H14z') +
    sun('M14 50h32v10H14z') +
    solid('M20 4h26v8H36v6H24v-6h-4z') +
    mullions('M46 43h-8M14 36h32') +
    edges('M14 60V32l10-8v-6h12v6l10 8v28zM14 50h32M42 12l4 10'),

  /** The pane that we came back to: one stroke down, one up, where the squeegee is. */
  guarantee:
    glass('M6 8h52v52H6zM12 8v28a20 20 0 0 0 40 0V24H38v12a6 6 0 0 1-12 0V8z') +
    sun('M35 16h20v8H35z') +
    mullions('M12 8v28a20 20 0 0 0 40 0V24M26 8v28a6 6 0 0 0 12 0V24') +
    edges('M6 8h52v52H6zM35 16h20v8H35zM45 16V1'),
} as const satisfies Record<string, Svg>;

/** The name of a pictogram. */
export type PictogramName = keyof typeof pictograms;
