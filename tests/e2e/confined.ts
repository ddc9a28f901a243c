import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Cut, type DeviceFamily, deviceFamilies, trueType } from '../../tokens/scripts/device-families.ts';
import { launchOptions } from '../browser.ts';

/** Whether a browser can be confined here: on Linux it asks fontconfig which typefaces there are. */
export const canConfine = process.platform === 'linux';

/** A device that has one family of typefaces and no other. */
export interface Device {
  /** The family, as the device names it. */
  family: string;
  /** The site's fallback for it: `Arial`, where `Figtree Arial` stretches that family to our widths. `undefined`: it has none. */
  matched: DeviceFamily['name'] | undefined;
  /** Where its cuts are: a package and a path in it. */
  files: readonly string[];
  /** The family that the files name, where the device's is its twin: same widths, another name. */
  twin?: string;
}

const of = (name: DeviceFamily['name'], family: string, twin?: string, cuts: readonly Cut[] = ['regular', 'bold']): Device => {
  const known = deviceFamilies.find((one) => one.name === name);
  if (known === undefined) throw new Error(`tokens/scripts/device-families.ts has no ${name}.`);
  return { family, matched: name, files: cuts.map((cut) => known.file[cut]), ...(twin !== undefined && { twin }) };
};

/** Devices with one typeface family each; `none` has no family that the site knows. */
export const devices = {
  arial: of('Arial', 'Arial', 'Arimo'),
  helvetica: of('Arial', 'Helvetica', 'Arimo'),
  liberation: of('Arial', 'Liberation Sans', 'Arimo'),
  arimo: of('Arial', 'Arimo'),
  roboto: of('Roboto', 'Roboto'),
  /** As Android has it since version 12: one file, in which no bold can be named. */
  robotoInOneFile: of('Roboto', 'Roboto', undefined, ['regular']),
  noto: of('Noto', 'Noto Sans'),
  dejavu: of('DejaVu', 'DejaVu Sans'),
  none: { family: 'DejaVu Serif', matched: undefined, files: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'] },
} as const satisfies Record<string, Device>;

/** The cut that a file's own name says, as full names write it: nothing for the regular one. */
const cutOf = (file: string): '' | ' Bold' => (/bold|-700-/i.test(file) ? ' Bold' : '');

/** Tells fontconfig to know a twin's cuts by the device's names. */
const renamed = ({ family, twin, files }: Device): string =>
  twin === undefined
    ? ''
    : files
        .map(cutOf)
        .map((cut) => {
          const name = (property: string, value: string) => `<edit name="${property}" mode="assign"><string>${value}</string></edit>`;
          return `<match target="scan">
  <test name="family"><string>${twin}</string></test><test name="style"><string>${cut.trim() || 'Regular'}</string></test>
  ${name('fullname', family + cut)}${name('postscriptname', (family + cut).replaceAll(' ', ''))}${name('family', family)}
</match>`;
        })
        .join('\n');

/**
 * Starts a browser on such a device: its fontconfig knows one folder, and in it the family's files. Close it to remove
 * the folder.
 */
export async function browserOn(device: Device) {
  if (!canConfine) throw new Error('Only on Linux can a browser be confined to one family: there it asks fontconfig.');
  const folder = await mkdtemp(join(tmpdir(), 'uno-fonts-'));
  const fonts = join(folder, 'fonts');
  await mkdir(fonts);
  for (const [at, file] of device.files.entries()) await writeFile(join(fonts, `${at}.ttf`), await trueType(file));
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${join(folder, 'cache')}</cachedir>
${renamed(device)}
</fontconfig>
`,
  );
  const environment = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const browser = await chromium.launch({ ...launchOptions(), env: { ...environment, FONTCONFIG_FILE: config } });
  return {
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
