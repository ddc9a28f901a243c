/** Compares the size of a page with its own theme with that of the same page made with Radix Themes. */
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWithVite } from './applications.ts';
import { type Outcome, problemsOf } from './outcome.ts';

/** The application made with `@uno/ui`; the others use its HTML document too. */
const OWN = 'own-theme';

const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

/** The sizes of a built page's scripts and sheets, including inlined sheets. */
async function weigh(workshop: string, application: string): Promise<{ js: number; css: number }> {
  const folder = join(workshop, application);
  if (application !== OWN) await copyFile(join(workshop, OWN, 'index.html'), join(folder, 'index.html'));
  await buildWithVite(workshop, folder);
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
  const beyondReact = async (application: string) => {
    const { js, css } = await weigh(workshop, application);
    return { js: js - react.js, css };
  };
  const [own, radix] = [await beyondReact(OWN), await beyondReact('radix-themes')];
  for (const [name, { js, css }] of [['@uno/ui', own], ['@radix-ui/themes', radix]] as const) {
    console.log(`The same page with ${name}: ${js.toFixed(1)} kB of JavaScript beyond React, ${css.toFixed(1)} kB of CSS (gzip).`);
  }
  return [
    {
      name: 'a page with its own theme weighs less than the same in Radix Themes',
      problems: problemsOf([
        [own.js < radix.js, `Its JavaScript is ${own.js.toFixed(1)} kB, not less than ${radix.js.toFixed(1)}.`],
        [own.css < radix.css, `Its CSS is ${own.css.toFixed(1)} kB, not less than ${radix.css.toFixed(1)}.`],
      ]),
    },
  ];
}
