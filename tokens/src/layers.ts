/** The statement that orders the cascade layers. All are inside `uno`, so that no name meets another library's. */
export const layerOrder = '@layer uno.tokens, uno.reset, uno.components, uno.pages;';

/**
 * The same in the published sheets. Tailwind's `theme` and `base` (its reset) are named first, so that they stand below
 * `uno` even where our sheets are read before Tailwind's.
 */
export const publishedLayerOrder = layerOrder.replace('@layer ', '@layer theme, base, ');
