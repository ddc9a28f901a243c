/**
 * Writes `index.html` without a bundler: the page's markup, with links to the sheets that its components import. Node
 * cannot import CSS or JSX, so a hook collects the sheets' URLs and compiles JSX.
 */
import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultTheme, themeNames } from '@uno/tokens/names';
import { themeScript } from '@uno/tokens/themeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformSync } from 'rolldown/utils';

const root = join(import.meta.dirname, '..');
const sheets = [];

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) {
      sheets.push(url);
      return { format: 'module', source: '', shortCircuit: true };
    }
    if (!url.endsWith('.jsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

await import('@uno/tokens/fonts');
await import('@uno/tokens/themes');
await import('@uno/ui/reset');
const { Home } = await import('../pages/Home.jsx');

const links = sheets.map((url) => `<link rel="stylesheet" href="/${relative(root, fileURLToPath(url))}">`);
const picker = `
import { themeKey } from '/node_modules/@uno/tokens/themeScript.js';
const radios = document.querySelectorAll('[data-theme-picker] input');
for (const radio of radios) {
  radio.checked = radio.value === document.documentElement.dataset.theme;
  radio.addEventListener('change', () => {
    document.documentElement.dataset.theme = radio.value;
    localStorage.setItem(themeKey, radio.value);
  });
}`;

await writeFile(
  join(import.meta.dirname, 'index.html'),
  `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Uno in HTML</title>
<link rel="icon" href="data:,">
<script>${themeScript({ names: themeNames, default: defaultTheme })}</script>
${links.join('\n')}
</head>
<body>${renderToStaticMarkup(createElement(Home))}
<script type="module">${picker}</script>
</body>
</html>
`,
);
