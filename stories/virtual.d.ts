declare module 'virtual:scene-bytes' {
  type Catalogue = typeof import('../site/pictures.ts');
  type Key = Catalogue['pictureKeys'][number];
  type Crop = Catalogue['pictureCropNames'][number];
  /** Bytes of each picture's file, brotli. */
  const bytes: Readonly<Record<Key, Readonly<Record<Crop, number>>>>;
  export default bytes;
}
