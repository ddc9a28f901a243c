/** The fonts of visitors' devices: fallbacks until the site's typefaces have loaded, or if they load too late. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';

const require = createRequire(import.meta.url);

/** A cut of a family. */
export type Cut = 'regular' | 'bold';

/** One family, in the two cuts that are used. */
export interface DeviceFamily {
  /** The suffix in the names of its fallback faces: `Figtree Arial`. */
  name: 'Arial' | 'Roboto' | 'Noto' | 'DejaVu';
  /**
   * The names by which devices know each cut, the commonest first: a face's full name or its PostScript name. Arial's
   * twins (Helvetica, Liberation Sans, Arimo) have its widths, so one measure serves them all.
   */
  local: Record<Cut, readonly string[]>;
  /** A file of each cut, of the family itself or of a twin with the same widths: a package and a path in it. */
  file: Record<Cut, string>;
  /** Whether devices have it as one variable file, whose bold can't be named: the regular cut then stands in for it. */
  variable?: true;
}

/** In the order in which they are tried: where there are several, the one nearest to our own typefaces. */
export const deviceFamilies: readonly DeviceFamily[] = [
  {
    name: 'Arial',
    local: {
      regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo Regular'],
      bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    file: { regular: '@fontsource/arimo/files/arimo-latin-400-normal.woff2', bold: '@fontsource/arimo/files/arimo-latin-700-normal.woff2' },
  },
  {
    name: 'Roboto',
    local: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
    file: { regular: '@fontsource/roboto/files/roboto-latin-400-normal.woff2', bold: '@fontsource/roboto/files/roboto-latin-700-normal.woff2' },
    variable: true,
  },
  {
    name: 'Noto',
    local: { regular: ['Noto Sans', 'Noto Sans Regular'], bold: ['Noto Sans Bold'] },
    file: { regular: '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', bold: '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2' },
  },
  {
    name: 'DejaVu',
    local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    file: { regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
  },
];

/** A font file of a package as TrueType, the one format that every tool and every system reads. */
export const trueType = async (file: string): Promise<Uint8Array> => {
  const [scope = '', name = ''] = file.split('/');
  const manifest = require.resolve(`${scope.startsWith('@') ? `${scope}/${name}` : scope}/package.json`);
  const within = file.slice(scope.startsWith('@') ? scope.length + name.length + 2 : scope.length + 1);
  return convert(await readFile(new URL(within, new URL('.', `file://${manifest}`))), 'sfnt');
};
