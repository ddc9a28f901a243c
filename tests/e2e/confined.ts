import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Cut, type DeviceFamily, deviceFamilies, trueType } from '../../tokens/scripts/device-families.ts';
import { launchOptions } from '../browser.ts';

/** Whether a browser's typefaces can be limited here: only on Linux, where it asks fontconfig for them. */
export const canConfine = process.platform === 'linux';

/** A device with only one family of typefaces. */
export interface Device {
  /** The device's name for the family. */
  family: string;
  /** The site's fallback for it: with `Arial`, the face `Figtree Arial` stretches that family to our widths. `undefined` if the site has none. */
  matched: DeviceFamily['name'] | undefined;
  /** The files of its cuts: a package and a path in it. */
  files: readonly string[];
  /** The family name in the files, if it is a metric-compatible twin of the device's family. */
  twin?: string;
}

const deviceWith = (name: DeviceFamily['name'], family: string, twin?: string, cuts: readonly Cut[] = ['regular', 'bold']): Device => {
  const known = deviceFamilies.find((one) => one.name === name);
  if (known === undefined) throw new Error(`tokens/scripts/device-families.ts has no ${name}.`);
  return { family, matched: name, files: cuts.map((cut) => known.file[cut]), ...(twin !== undefined && { twin }) };
};

/** Devices with one typeface family each; `none` has no family that the site knows. */
export const devices = {
  arial: deviceWith('Arial', 'Arial', 'Arimo'),
  helvetica: deviceWith('Arial', 'Helvetica', 'Arimo'),
  liberation: deviceWith('Arial', 'Liberation Sans', 'Arimo'),
  arimo: deviceWith('Arial', 'Arimo'),
  roboto: deviceWith('Roboto', 'Roboto'),
  /** As in Android since version 12: one variable file, without a bold face that could be named. */
  robotoInOneFile: deviceWith('Roboto', 'Roboto', undefined, ['regular']),
  noto: deviceWith('Noto', 'Noto Sans'),
  dejavu: deviceWith('DejaVu', 'DejaVu Sans'),
  none: { family: 'DejaVu Serif', matched: undefined, files: ['dejavu-fonts-ttf/ttf/DejaVuSerif.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'] },
} as const satisfies Record<string, Device>;

/** The cut in a file's name, as full font names write it: empty for the regular one. */
const cutOf = (file: string): '' | ' Bold' => (/bold|-700-/i.test(file) ? ' Bold' : '');

const setName = (property: string, value: string) => `<edit name="${property}" mode="assign"><string>${value}</string></edit>`;

/** The fontconfig rules that give a twin's cuts the device's names. */
const fontconfigRules = ({ family, twin, files }: Device): readonly string[] =>
  (twin === undefined ? [] : files.map(cutOf)).map((cut) => `<match target="scan">
  <test name="family"><string>${twin}</string></test><test name="style"><string>${cut.trim() || 'Regular'}</string></test>
  ${setName('fullname', family + cut)}${setName('postscriptname', (family + cut).replaceAll(' ', ''))}${setName('family', family)}
</match>`);

/**
 * Starts a browser on such a device: its fontconfig has one folder with only the family's files. Disposing it removes
 * the folder.
 */
export async function browserOn(device: Device) {
  if (!canConfine) throw new Error('A browser can be limited to one family only on Linux, where it asks fontconfig.');
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
${fontconfigRules(device).join('\n')}
</fontconfig>
`,
  );
  const browser = await chromium.launch({ ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: config } });
  return {
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
