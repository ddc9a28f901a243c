import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { refuseSecretSettings } from './site/build/secrets.ts';
import { publicVariables, readEnvironment } from './site/environment.ts';
import { layerOrder, layers, publishedLayerOrder } from './tokens/src/layers.ts';

// Vite takes the variables that begin with VITE_ from the process. The processes that it starts inherit them.
Object.assign(process.env, publicVariables(readEnvironment()));

/** Vite reads no `.env` by itself: the settings are those of the build and the server. A secret key among them is refused. */
const sharedSettings: Plugin = {
  name: 'uno:shared-settings',
  config() {
    refuseSecretSettings(process.env);
    return { envDir: false };
  },
};

/** Which cascade layer the styles of a folder belong to. The order is that of `layerOrder`. */
const layerOf = (id: string): string | undefined => {
  if (id.includes('/tokens/src/')) return 'uno.tokens';
  if (id.includes('/packages/ui/src/Page/reset')) return 'uno.reset';
  if (id.includes('/packages/ui/src/')) return 'uno.components';
  if (id.includes('/site/') || id.includes('/packages/drawings/src/') || id.includes('/stories/') || id.includes('/.storybook/')) return 'uno.pages';
  return undefined;
};

// Each document of the site begins with the first, each published sheet with the second.
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

/** The options of the vanilla-extract plugin, for example `identifiers`. Default: its own. */
type ClassNames = Parameters<typeof vanillaExtractPlugin>[0] extends infer Options ? NonNullable<Options> : never;

/**
 * What the site, Storybook and the tests compile our code with: one list, so they can't disagree.
 *
 * @param order the statement that each sheet begins with
 * @param names how classes are named, where not as vanilla-extract does
 */
export const unoPlugins = (order = layerOrder, names: ClassNames = {}): PluginOption[] => [sharedSettings, vanillaExtractPlugin(names), cssLayers(order), react()];
