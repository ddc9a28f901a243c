/*
 * `node scripts/bootstrap.mjs tests/themes/compare.ts`: themes from the same colours, made by themeFrom, by Material's dynamic colour and
 * by Leonardo. It installs the two others into a temporary folder, because nothing else here needs them, and prints a table.
 *
 * Seeds have every tenth hue, or hues in steps of as many degrees as the argument says.
 *
 * Each maker has its own roles, which are judged at the same targets: text 4.5 and boundaries 3, at level AAA 7 and 4.5. Leonardo is asked for
 * exactly these ratios, and misses some by the rounding to 8 bits: see “least of target”. Hue drift is in OKLCH, in which themeFrom works;
 * Material keeps the hue of CAM16. Each seed is used in light and dark, at both levels.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { contrastRatio, type ContrastLevel, pairs, type Scheme, targetRatio } from '@uno/tokens';
import { themeFrom } from '@uno/tokens/themeFrom';
import { converter, differenceEuclidean } from 'culori';
import { build } from 'vite';
import { runNpm } from '../../scripts/build-ui/run.ts';
import { bundle } from '../../scripts/build-ui/weigh.ts';
import { grid } from './sweep.ts';

const toOklch = converter('oklch');
const difference = differenceEuclidean('oklab');

/** What one maker gives for a colour: pairs with their targets, the colours in which the seed should be, and the grounds of pages. */
interface Made {
  readonly rows: readonly (readonly [front: string, back: string, needed: number])[];
  readonly own: readonly string[];
  readonly grounds: readonly string[];
}

interface Maker {
  readonly name: string;
  readonly make: (seed: string, scheme: Scheme, contrast: ContrastLevel) => Made;
  /** A module that uses the maker, to weigh it. */
  readonly code: string;
}

/** The step of the hues, in degrees. */
const DEGREES = Number(process.argv[2] ?? 10);

const PACKAGES = ['@material/material-color-utilities@0.4.0', '@adobe/leonardo-contrast-colors@1.1.0'];

const uno: Maker = {
  name: 'themeFrom',
  make: (brand, scheme, contrast) => {
    const { color } = themeFrom({ brand, scheme, contrast }).theme;
    const rows = pairs.filter(({ use }) => use !== 'decoration').map(({ foreground, background, use }) => [color[foreground].$value.hex, color[background].$value.hex, targetRatio(use, contrast)] as const);
    return { rows, own: [color.action, color.brand].map(({ $value }) => $value.hex), grounds: [color.paper, color.paperDeep, color.glass, color.clear].map(({ $value }) => $value.hex) };
  },
  code: `import { themeFrom } from ${JSON.stringify(join(import.meta.dirname, '../../tokens/src/themeFrom/index.ts'))};\nglobalThis.used = themeFrom;`,
};

/** The pairs of roles that Material names: `on…` on each, and what stands on the inverse surface. */
const MATERIAL_PAIRS = [
  ['onPrimary', 'primary'], ['onPrimaryContainer', 'primaryContainer'], ['onSecondary', 'secondary'], ['onSecondaryContainer', 'secondaryContainer'],
  ['onTertiary', 'tertiary'], ['onTertiaryContainer', 'tertiaryContainer'], ['onError', 'error'], ['onErrorContainer', 'errorContainer'],
  ['inverseOnSurface', 'inverseSurface'], ['inversePrimary', 'inverseSurface'],
] as const;
const MATERIAL_GROUNDS = ['surface', 'surfaceContainerLow', 'surfaceContainer', 'surfaceContainerHigh', 'surfaceContainerHighest'] as const;
/** Roles for which themeFrom has equals: text, soft text, links and errors, and the boundary of a control. Each may be on each ground, as in themeFrom. */
const MATERIAL_TEXTS = ['onSurface', 'onSurfaceVariant', 'primary', 'error'] as const;
const MATERIAL_BOUNDARY = 'outline';

type MaterialRole = (typeof MATERIAL_PAIRS)[number][number] | (typeof MATERIAL_GROUNDS)[number] | (typeof MATERIAL_TEXTS)[number] | typeof MATERIAL_BOUNDARY;

/** The part of Material's library that is used here. */
interface Material {
  readonly Hct: { fromInt(argb: number): object };
  readonly argbFromHex: (hex: string) => number;
  readonly hexFromArgb: (argb: number) => string;
  readonly [scheme: `Scheme${string}`]: new (source: object, isDark: boolean, contrast: number) => Readonly<Record<MaterialRole, number>>;
}

const material = (library: Material, variant: 'TonalSpot' | 'Vibrant' | 'Fidelity'): Maker => ({
  name: `Material, ${variant}`,
  make: (seed, scheme, contrast) => {
    const Variant = library[`Scheme${variant}`];
    if (Variant === undefined) throw new Error(`Material has no variant ${variant}.`);
    const roles = new Variant(library.Hct.fromInt(library.argbFromHex(seed)), scheme === 'dark', contrast === 'AAA' ? 1 : 0);
    const hex = (role: MaterialRole): string => library.hexFromArgb(roles[role]);
    const [text, boundary] = (['text', 'boundary'] as const).map((use) => targetRatio(use, contrast));
    const onGrounds = MATERIAL_GROUNDS.flatMap((ground) => [...MATERIAL_TEXTS.map((role) => [role, ground, text] as const), [MATERIAL_BOUNDARY, ground, boundary] as const]);
    const rows = [...MATERIAL_PAIRS.map(([front, back]) => [front, back, text] as const), ...onGrounds];
    return { rows: rows.map(([front, back, needed = 0]) => [hex(front), hex(back), needed]), own: [hex('primary'), hex('primaryContainer')], grounds: MATERIAL_GROUNDS.map(hex) };
  },
  code: `import { Hct, argbFromHex, hexFromArgb, Scheme${variant} } from '@material/material-color-utilities';\nglobalThis.used = [Hct, argbFromHex, hexFromArgb, Scheme${variant}];`,
});

/** The part of Leonardo that is used here. */
interface Leonardo {
  readonly Color: new (options: object) => object;
  readonly BackgroundColor: new (options: object) => object;
  readonly Theme: new (options: object) => { readonly contrastColors: readonly { readonly background?: string; readonly values?: readonly { readonly value: string }[] }[] };
}

const leonardo = ({ Color, BackgroundColor, Theme }: Leonardo): Maker => ({
  name: 'Leonardo',
  make: (seed, scheme, contrast) => {
    const ratios = (['boundary', 'text'] as const).map((use) => targetRatio(use, contrast));
    const grey = new BackgroundColor({ name: 'grey', colorKeys: ['#808080'], ratios });
    const colours = Object.entries({ brand: seed, danger: '#a3261b', notice: '#5a4200', success: '#17683f' }).map(([name, hex]) => new Color({ name, colorKeys: [hex], ratios, colorSpace: 'OKLCH' }));
    const [ground, ...scales] = new Theme({ colors: [grey, ...colours], backgroundColor: grey, lightness: scheme === 'dark' ? 15 : 96, output: 'HEX' }).contrastColors;
    const back = ground?.background ?? '';
    const fronts = scales.map(({ values = [] }) => values.map(({ value }) => value));
    // The first scale is the grey's, the second the brand's.
    return { rows: fronts.flatMap((values) => values.map((front, at) => [front, back, ratios[at] ?? 0] as const)), own: fronts[1] ?? [], grounds: [back] };
  },
  code: "import { Color, BackgroundColor, Theme } from '@adobe/leonardo-contrast-colors';\nglobalThis.used = [Color, BackgroundColor, Theme];",
});

const hueGap = (one: string, other: string): number => Math.abs((((toOklch(one)?.h ?? 0) - (toOklch(other)?.h ?? 0) + 540) % 360) - 180);

/** A row of the table. */
async function measure({ name, make, code }: Maker, folder: string) {
  const requests = grid(DEGREES);
  let [failing, kept, drift, closest, least] = [0, 0, 0, Infinity, Infinity];
  let rows = 0;
  const before = process.cpuUsage();
  const made = requests.map(({ brand, scheme = 'light', contrast = 'AA' }) => ({ brand, ...make(brand, scheme, contrast) }));
  const { user, system } = process.cpuUsage(before);
  for (const { brand, rows: own, own: shown, grounds } of made) {
    rows += own.length;
    const reached = own.map(([front, back, needed]) => contrastRatio(front, back) / needed);
    failing += reached.filter((part) => part < 1).length;
    least = Math.min(least, ...reached);
    if (shown.includes(brand)) kept += 1;
    const [first = brand] = shown;
    if (Math.min(toOklch(brand)?.c ?? 0, toOklch(first)?.c ?? 0) >= 0.04) drift = Math.max(drift, hueGap(first, brand));
    for (const [at, one] of grounds.entries()) for (const other of grounds.slice(at + 1)) closest = Math.min(closest, difference(one, other));
  }
  const { js } = await bundle(folder, code);
  return {
    maker: name,
    'pairs failing': `${failing} of ${rows}`,
    'least of target, %': Math.floor(least * 1000) / 10,
    'seed kept, %': Math.round((kept / requests.length) * 100),
    'hue drift, °': Number(drift.toFixed(1)),
    'closest grounds, ΔE': Number.isFinite(closest) ? Number(closest.toFixed(3)) : '–',
    'ms a theme': Number(((user + system) / 1000 / requests.length).toFixed(2)),
    'kB, brotli': Number((brotliCompressSync(js.join('')).length / 1000).toFixed(1)),
  };
}

/** Bundles a module of the folder, because Node can't import Material's package as it is, and imports the result. */
async function load<Library>(code: string, folder: string): Promise<Library> {
  const file = join(folder, `${randomUUID()}.mjs`);
  await writeFile(file, code);
  const output = await build({ root: folder, configFile: false, logLevel: 'warn', build: { ssr: file, outDir: `${file}-built`, target: 'esnext' }, ssr: { noExternal: true } });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk === undefined) throw new Error('Vite built nothing.');
  return import(pathToFileURL(join(`${file}-built`, chunk.fileName)).href);
}

// Leonardo warns about a name of its own options at each theme.
console.warn = () => {};
const folder = await mkdtemp(join(tmpdir(), 'uno-compare-'));
try {
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error', ...PACKAGES], folder);
  const materialLibrary: Material = await load("export * from '@material/material-color-utilities';", folder);
  const leonardoLibrary: Leonardo = await load("export * from '@adobe/leonardo-contrast-colors';", folder);
  const makers = [uno, ...(['TonalSpot', 'Vibrant', 'Fidelity'] as const).map((variant) => material(materialLibrary, variant)), leonardo(leonardoLibrary)];
  const table = [];
  for (const maker of makers) table.push(await measure(maker, folder));
  console.table(table);
} finally {
  await rm(folder, { recursive: true, force: true });
}
