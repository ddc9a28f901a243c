import tailwindcss from '@tailwindcss/vite';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { themeScript } from '@uno/tokens/themeScript';
import react from '@vitejs/plugin-react';

const script = themeScript({ names: themeNames, default: defaultTheme });
const keepTheme = { name: 'keep-theme', transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }] };

/**
 * The mode names which is imported first, Uno or Tailwind. With the suffix `-bare` Tailwind's sheet does not order the
 * layers.
 */
export default ({ mode }) => ({
  plugins: [tailwindcss(), react(), keepTheme],
  build: { outDir: `dist/${mode}`, emptyOutDir: true },
  resolve: { alias: { '#first': `/src/${mode}.js` } },
});
