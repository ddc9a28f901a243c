/** The cascade layers, the weakest first. All are inside `uno`, so that no name collides with another library's. */
export const layers = ['uno.tokens', 'uno.reset', 'uno.components', 'uno.pages'] as const;

/** The statement that orders the layers. */
export const layerOrder = `@layer ${layers.join(', ')};`;

/**
 * The statement of the published sheets. It names Tailwind's `theme` and `base` (its reset) first, so that they are below
 * `uno` even if our sheets are loaded before Tailwind's.
 */
export const publishedLayerOrder = layerOrder.replace('@layer ', '@layer theme, base, ');
