import { type PictureCrop, type PictureKey, pictureName } from '@uno/drawings/catalogue';

export { type PictureCrop, pictureCropNames, pictureCrops, type PictureKey, pictureKeys, pictureName } from '@uno/drawings/catalogue';

/** The address of a picture: `/images/home.svg`, `/images/home-wide.svg`. */
export const pictureSrc = (key: PictureKey, crop?: PictureCrop): string => `/images/${pictureName(key, crop)}.svg`;
