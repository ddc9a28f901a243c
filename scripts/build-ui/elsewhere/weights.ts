/** What a page with a theme of its own weighs, beside the same page made with Radix Themes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runNode } from '../run.ts';
import { type Outcome, whatIsWrong } from './outcome.ts';

const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

/** The script and the sheets of a built page, those in the document too. */
async function weigh(workshop: string, application: string): Promise<{ js: number; css: number }> {
  const folder = join(workshop, application);
  await runNode([join(workshop, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], folder);
  const assets = join(folder, 'dist/assets');
  const files = (await readdir(assets)).sort();
  const textOf = async (extension: string) => (await Promise.all(files.filter((file) => file.endsWith(extension)).map((file) => readFile(join(assets, file), 'utf8')))).join('\n');
  const document = await readFile(join(folder, 'dist/index.html'), 'utf8');
  const inlined = [...document.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet = '']) => sheet).join('\n');
  return { js: kilobytes(await textOf('.js')), css: kilobytes((await textOf('.css')) + inlined) };
}

/** Builds both pages and one of React alone, prints a line for each, and compares them. */
export async function checkWeights(workshop: string): Promise<Outcome[]> {
  const react = await weigh(workshop, 'react-alone');
  const [own, radix] = [await weigh(workshop, 'own-theme'), await weigh(workshop, 'radix-themes')].map(({ js, css }) => ({ js: js - react.js, css }));
  if (own === undefined || radix === undefined) return [];
  for (const [name, { js, css }] of [['@uno/ui', own], ['@radix-ui/themes', radix]] as const) {
    console.log(`The same page with ${name}: ${js.toFixed(1)} kB of JavaScript beyond React, ${css.toFixed(1)} kB of CSS (gzip).`);
  }
  return [
    {
      name: 'a page with its own theme weighs less than the same in Radix Themes',
      problems: whatIsWrong([
        [own.js < radix.js, 'Its JavaScript is more.'],
        [own.css < radix.css, 'Its CSS is more.'],
      ]),
    },
  ];
}
