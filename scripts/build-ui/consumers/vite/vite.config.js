import tailwindcss from '@tailwindcss/vite';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { themeScript } from '@uno/tokens/themeScript';
import react from '@vitejs/plugin-react';

const script = themeScript({ names: themeNames, default: defaultTheme });
const keepTheme = { name: 'keep-theme', transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }] };

/** The mode is the order in which the two are imported, with the line that orders the layers or, `bare`, without: `uno-first-bare`. */
export default ({ mode }) => ({
  plugins: [tailwindcss(), react(), keepTheme],
  build: { outDir: `dist/${mode}`, emptyOutDir: true },
  resolve: { alias: { '#first': `/src/${mode}.js` } },
});
