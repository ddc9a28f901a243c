import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

/** Which cascade layer the styles of a folder belong to. The order is that of `layerOrder`. */
const layerOf = (id: string): string | undefined => {
  if (id.includes('/tokens/src/')) return 'tokens';
  if (id.includes('/packages/ui/src/Page/reset')) return 'reset';
  if (id.includes('/packages/ui/src/')) return 'components';
  if (id.includes('/site/') || id.includes('/stories/') || id.includes('/.storybook/')) return 'pages';
  return undefined;
};

/** The one statement that orders the layers; it comes first in every document. */
export const layerOrder = '@layer tokens, reset, components, pages;';

/**
 * Puts every vanilla-extract sheet into the layer of its folder, so that a page's style always wins
 * over a component's, whatever the order in which the bundler joins them, and no author writes a layer.
 */
export function cssLayers(): Plugin {
  return {
    name: 'uno:css-layers',
    enforce: 'pre',
    transform(code, id) {
      const [path = id] = id.split('?');
      if (!path.endsWith('.vanilla.css')) return undefined;
      const layer = layerOf(path);
      if (layer === undefined) return undefined;
      return { code: `${layerOrder}\n@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}

/** What the site, Storybook and the tests compile our code with: one list, so they can't disagree. */
export const unoPlugins = (): PluginOption[] => [vanillaExtractPlugin(), cssLayers(), react()];
