import { type PictureCrop, pictureCrops, type PictureKey, pictureName } from '../catalogue.ts';
import { inSceneColours } from '../sceneColours.ts';
import { el, type Point, type Svg } from '../svg.ts';

/** The frame of every scene, in units. */
export const SCENE_SIZE = pictureCrops.full;

/** A part of the drawing, in its units; it lies within the frame. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An edge between two colours that the story depends on. */
export interface KeyEdge {
  /** Which two things it separates: *the washed glass from the dull*. */
  what: string;
  /** A point on either side, at most `MAX_EDGE_GAP` apart: they have 3:1 in the scene's colours (WCAG 2.2, 1.4.11). */
  sides: readonly [Point, Point];
}

/** How far apart, in units, the two sides of a key edge may be. */
export const MAX_EDGE_GAP = 24;

/** One of the fifteen pictures of the catalogue. */
export interface Scene<Key extends PictureKey = PictureKey> {
  /** The file's name, and the beginning of every `id` in it. */
  key: Key;
  /** What the picture shows, in words that a stranger would use for it. */
  subject: string;
  /** What has just happened, or is about to. */
  story: string;
  /** Who is at work, with what, and what it changes: the borders that must be seen for that. */
  keyEdges: readonly KeyEdge[];
  /** Everything inside the frame of 800×450, the paper ground included. Ids are short: the file prefixes them. */
  draw: () => Svg;
  /** 800×320: where its top edge lies. */
  wide: { y: number };
  /** 450×450: where its left edge lies. */
  square: { x: number };
  /** 320×240: where its upper left corner lies. It must show the worker and the key edge, for cards. */
  close: { x: number; y: number };
}

/** Where a crop of a scene lies in its drawing. */
export const cropOf = (scene: Scene, crop: PictureCrop): Crop => {
  switch (crop) {
    case 'full': return { x: 0, y: 0, ...SCENE_SIZE };
    case 'wide': return { x: 0, y: scene.wide.y, ...pictureCrops.wide };
    case 'close': return { ...scene.close, ...pictureCrops.close };
    case 'square': return { x: scene.square.x, y: 0, ...pictureCrops.square };
  }
};

/** Every `id`, and what refers to it, begins with the name of its file. */
const prefixed = (svg: Svg, prefix: string): Svg =>
  svg.replaceAll(/( id="|href="#|url\(#)/g, (start) => `${start}${prefix}-`);

/** The whole document of one crop. Its text alternative lives in the page that shows it. */
export function sceneFile(scene: Scene, crop: PictureCrop = 'full'): string {
  const { x, y, width, height } = cropOf(scene, crop);
  const drawing = prefixed(inSceneColours(scene.draw()), pictureName(scene.key, crop));
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height }, drawing);
}
