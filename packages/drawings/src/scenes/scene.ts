import { type PictureCrop, pictureCrops, type PictureKey, pictureName } from '../catalogue.ts';
import { inSceneColours } from '../sceneColours.ts';
import { el, faded, type Point, rect, type Svg } from '../svg.ts';

/** The frame of every scene, in units. */
export const SCENE_SIZE = pictureCrops.full;

/** A part of the drawing, in its units, inside the frame. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An edge between two colours on which the story depends. */
export interface KeyEdge {
  /** The two things that the edge separates: *the washed glass from the dull*. */
  what: string;
  /** A point on each side, at most `MAX_EDGE_GAP` apart. Their colours must have a contrast of 3:1 (WCAG 2.2, 1.4.11). */
  sides: readonly [Point, Point];
}

/** How far apart, in units, the two sides of a key edge may be. */
export const MAX_EDGE_GAP = 24;

/** One of the fifteen pictures of the catalogue. */
export interface Scene<Key extends PictureKey = PictureKey> {
  /** The file's name, and the beginning of every `id` in it. */
  key: Key;
  /** What the picture shows, in everyday words. */
  subject: string;
  /** What has just happened, or is about to. */
  story: string;
  /** The edges that must be visible for the story: of the worker, the tool, and what the work changes. */
  keyEdges: readonly KeyEdge[];
  /** Draws everything inside the frame of 800×450, including the background. Use short ids: `sceneFile` prefixes them. A crop leaves out what its edge would cut into a scrap. */
  draw: (crop?: PictureCrop) => Svg;
  /** The crop of 800×320: its top edge. */
  wide: { y: number };
  /** The square crop: its left edge. Default: as high as the drawing. With `y` and `side` it is a smaller square, without ceiling and floor slab. */
  square: { x: number } | { x: number; y: number; side: number };
  /** The crop of 320×240, for cards: its upper left corner. It must show the worker and the main key edge. */
  close: { x: number; y: number };
}

/** The rectangle of a crop in the drawing of a scene. */
export const cropOf = (scene: Scene, crop: PictureCrop): Crop => {
  switch (crop) {
    case 'full': return { x: 0, y: 0, ...SCENE_SIZE };
    case 'wide': return { x: 0, y: scene.wide.y, ...pictureCrops.wide };
    case 'close': return { ...scene.close, ...pictureCrops.close };
    case 'square': {
      const { x, y, side } = { y: 0, side: SCENE_SIZE.height, ...scene.square };
      return { x, y, width: side, height: side };
    }
  }
};

/** The opacity of an open sky. The night filter finds the sky by it (`sceneFilters.ts`); by day it is not visible. */
const OPEN_SKY = 0.94;

/**
 * The background of a scene outdoors, instead of a rectangle in `sky`. A dark theme makes it night: the sky gets the colour of
 * the page, pale planes in front of it are a little lighter than the sky, and lines in ink are pale.
 *
 * @param far what is dark or pale and far away: a skyline, a mountain, antennas. Their colours: `far`, `stone`, `ink`
 */
export const openSky = (...far: readonly Svg[]): Svg => faded(OPEN_SKY, rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky'), ...far);

/** Prefixes every `id`, and each reference to it, with the name of the file. */
const prefixIds = (svg: Svg, prefix: string): Svg =>
  svg.replaceAll(/( id="|href="#|url\(#)/g, (start) => `${start}${prefix}-`);

/** The SVG document of one crop. The page that shows it has its alternative text. */
export function sceneFile(scene: Scene, crop: PictureCrop = 'full'): string {
  const { x, y, width, height } = cropOf(scene, crop);
  const drawing = prefixIds(inSceneColours(scene.draw(crop)), pictureName(scene.key, crop));
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height }, drawing);
}
