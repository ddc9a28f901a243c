/** The fonts of visitors' devices: fallbacks until the site's typefaces have loaded, or if they load too late. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';

const require = createRequire(import.meta.url);

/** A weight of a family. */
export type Cut = 'regular' | 'bold';

/** One family, in the two weights that are used. */
export interface DeviceFamily {
  /** The suffix in the names of its fallback faces: `Figtree Arial`. */
  name: 'Arial' | 'Roboto' | 'Noto' | 'DejaVu';
  /**
   * The names of each weight on devices, the most common first: a face's full name or its PostScript name. Helvetica,
   * Liberation Sans and Arimo have the same widths as Arial, so one measurement is enough for all of them.
   */
  local: Record<Cut, readonly string[]>;
  /** A file for each weight, of the family itself or of one with the same widths: a package and a path in it. */
  file: Record<Cut, string>;
  /** Whether devices have it as one variable file. Its bold then has no name of its own, and the regular face replaces it. */
  variable?: true;
}

/** In the order in which they are tried: those that are most like our own typefaces come first. */
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

/** Reads a font file of a package as TrueType, the one format that every tool and system can read. */
export const trueType = async (file: string): Promise<Uint8Array> => {
  const [scope = '', name = ''] = file.split('/');
  const manifest = require.resolve(`${scope.startsWith('@') ? `${scope}/${name}` : scope}/package.json`);
  const within = file.slice(scope.startsWith('@') ? scope.length + name.length + 2 : scope.length + 1);
  return convert(await readFile(new URL(within, new URL('.', `file://${manifest}`))), 'sfnt');
};
