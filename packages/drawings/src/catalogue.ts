/** The keys of the picture catalogue (behaviour.md 8.1). */
export const pictureKeys = [
  'home', 'services', 'officeCleaning', 'condoCleaning', 'warehouseCleaning', 'carpetCleaning', 'postConstruction', 'about',
  'whyPartner', 'contact', 'industries', 'blog', 'floorWaxing', 'pressureWashing', 'deepCleaning',
] as const;

/** A key of the catalogue; its alt text is `pictures.<key>` in both dictionaries. */
export type PictureKey = (typeof pictureKeys)[number];

/** The four crops of a picture, and their sizes in units of the drawing. Each contains the subject. */
export const pictureCrops = {
  full: { width: 800, height: 450 },
  wide: { width: 800, height: 320 },
  square: { width: 450, height: 450 },
  /** The worker and the tool, for cards: as large as they can be. */
  close: { width: 320, height: 240 },
} as const;

/** The crops, by name. */
export const pictureCropNames = ['full', 'wide', 'square', 'close'] as const satisfies readonly (keyof typeof pictureCrops)[];

/** The name of a crop. */
export type PictureCrop = (typeof pictureCropNames)[number];

/** The name of a picture's file, without its extension: `about` for the full crop, else `about-wide`, `-square`, `-close`. */
export const pictureName = (key: PictureKey, crop: PictureCrop = 'full'): string => (crop === 'full' ? key : `${key}-${crop}`);
