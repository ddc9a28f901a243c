import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { layerOrder, layers, publishedLayerOrder } from './tokens/src/layers.ts';

/** The cascade layer of a style sheet, by its folder. `layerOrder` has the order of the layers. */
const layerOf = (id: string): string | undefined => {
  if (id.includes('/tokens/src/')) return 'uno.tokens';
  if (id.includes('/packages/ui/src/Page/reset')) return 'uno.reset';
  if (id.includes('/packages/ui/src/')) return 'uno.components';
  if (id.includes('/site/') || id.includes('/packages/drawings/src/') || id.includes('/stories/') || id.includes('/.storybook/')) return 'uno.pages';
  return undefined;
};

// Each document of the site begins with `layerOrder`, each published sheet with `publishedLayerOrder`.
export { layerOrder, layers, publishedLayerOrder };

/**
 * Puts every vanilla-extract sheet into the layer of its folder, so that a page's style always wins
 * over a component's, whatever the order in which the bundler joins them, and no author writes a layer.
 *
 * @param order the statement that each sheet begins with
 */
export function cssLayers(order: string): Plugin {
  return {
    name: 'uno:css-layers',
    enforce: 'pre',
    transform(code, id) {
      const [path = id] = id.split('?');
      if (!path.endsWith('.vanilla.css')) return undefined;
      const layer = layerOf(path);
      if (layer === undefined) return undefined;
      return { code: `${order}\n@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}

/** The options of the vanilla-extract plugin, such as `identifiers`, which sets how classes are named. */
type VanillaExtractOptions = Parameters<typeof vanillaExtractPlugin>[0] extends infer Options ? NonNullable<Options> : never;

/**
 * The Vite plugins that compile components: for the site, Storybook, the tests and the published packages.
 *
 * @param order the statement that each sheet begins with
 * @param options for vanilla-extract. Default: its own
 */
export const unoPlugins = (order = layerOrder, options: VanillaExtractOptions = {}): PluginOption[] => [vanillaExtractPlugin(options), cssLayers(order), react()];
