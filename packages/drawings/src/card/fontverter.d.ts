declare module 'fontverter' {
  /** Rewrites a font in another container; the outlines stay the same. */
  export function convert(font: Uint8Array, toFormat: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
