import { type ColorName, contrastRatio, pairs, prove, targetRatio } from '@uno/tokens';
import { type GeneratedTheme, themeFrom, type ThemeRequest } from '@uno/tokens/themeFrom';
import { converter, differenceEuclidean, formatHex, toGamut } from 'culori';
import { luminance } from '../../tokens/src/contrast.ts';
import type { Random } from '../random.ts';

/* Makes themes from many colours, and measures each with another implementation than the one that made it. */

const toOklch = converter('oklch');
const difference = differenceEuclidean('oklab');
const schemes = ['light', 'dark'] as const;
const levels = ['AA', 'AAA'] as const;

/** A colour with this hue, chroma and lightness, or with less chroma where sRGB has no such colour. */
const colour = (h: number, c: number, l: number): string => formatHex(toGamut('rgb', 'oklch')({ mode: 'oklch', l, c, h }));

const inEveryScheme = (seed: Pick<ThemeRequest, 'brand' | 'accent'>): ThemeRequest[] =>
  schemes.flatMap((scheme) => levels.map((contrast) => ({ ...seed, scheme, contrast })));

/** Hues in steps of some degrees × 3 chromas × 3 lightnesses × light and dark × AA and AAA. */
export const grid = (degrees: number): ThemeRequest[] =>
  Array.from({ length: 360 / degrees }, (_, at) => at * degrees)
    .flatMap((hue) => [0.04, 0.1, 0.2].flatMap((chroma) => [0.35, 0.55, 0.8].map((lightness) => colour(hue, chroma, lightness))))
    .flatMap((brand) => inEveryScheme({ brand }));

/** Colours that make trouble: the ends of sRGB, greys, the colour of errors, grounds, and what is outside of sRGB. */
const hostile: readonly ((random: Random) => string)[] = [
  (random) => `rgb(${random() * 256} ${random() * 256} ${random() * 256})`,
  (random) => colour(random() * 360, random() * 0.04, 0.9 + random() / 10),
  (random) => colour(random() * 360, random() * 0.08, random() / 5),
  (random) => colour(0, 0, random()),
  (random) => colour(10 + random() * 40, 0.12 + random() * 0.1, 0.35 + random() * 0.5),
  (random) => colour(random() * 360, 0.4, random()),
  (random) => `color(display-p3 ${random()} ${random()} ${random()})`,
  (random) => `oklch(${random() * 1.4 - 0.2} ${random()} ${random() * 2000 - 1000})`,
  (random) => `lab(${random() * 100}% ${random() * 300 - 150} ${random() * 300 - 150})`,
  (random) => ['black', '#fff', '#808080', '#f00', 'yellow', 'blue', 'lime', 'cyan', 'magenta'][Math.floor(random() * 9)] ?? '',
];

/** Requests for hostile and random seeds. */
export const hostileRequests = (count: number, random: Random): ThemeRequest[] =>
  Array.from({ length: count }, (_, at) => inEveryScheme({ brand: hostile[at % hostile.length]?.(random) ?? '' })).flat();

/** Requests with an accent, of any kind, beside a brand of any kind. */
export const accentRequests = (count: number, random: Random): ThemeRequest[] =>
  Array.from({ length: count }, (_, at) => {
    const [brand, accent] = [hostile[at % hostile.length]?.(random), hostile[Math.floor(random() * hostile.length)]?.(random)];
    return { brand: brand ?? '', accent: accent ?? '', scheme: schemes[at % 2] ?? 'light', contrast: levels[Math.floor(at / 2) % 2] ?? 'AA' };
  });

/** The greatest turn of hue, in degrees, of a colour that moves in lightness. Below this chroma one step of 8 bits turns it more. */
const MAX_DRIFT = 3;
const VISIBLE_CHROMA = 0.04;

const hueDrift = (from: string, to: string): number => {
  const [one, other] = [toOklch(from), toOklch(to)];
  if (!one || !other || Math.min(one.c, other.c) < VISIBLE_CHROMA) return 0;
  return Math.abs((((one.h ?? 0) - (other.h ?? 0) + 540) % 360) - 180);
};

const pageGrounds = ['paper', 'paperDeep', 'glass', 'clear'] as const satisfies readonly ColorName[];

/** What is wrong with a theme, in sentences. */
export function faultsOf(request: ThemeRequest, { theme, moved, warnings, role }: GeneratedTheme): string[] {
  const { scheme = 'light', contrast = 'AA' } = request;
  const hex = (name: ColorName): string => theme.color[name].$value.hex;
  const button = hex('action');
  const y = luminance(button);
  const movedTo = new Map(moved.map(({ token, to }) => [token, to]));
  const faults = [
    ...pairs.filter(({ foreground, background, use }) => contrastRatio(hex(foreground), hex(background)) < targetRatio(use, contrast)).map(({ foreground, background }) => `${foreground} on ${background}`),
    ...moved.filter(({ token, from, to, reason }) => from === to || hex(token) !== to || reason === '').map(({ token }) => `${token} did not move as told`),
    ...moved.filter(({ token, from, to }) => token !== 'danger' && hueDrift(from, to) > MAX_DRIFT).map(({ token, from, to }) => `the hue of ${token} from ${from} to ${to}`),
    ...pageGrounds.filter((name) => difference(button, hex(name)) < 0.12 && contrastRatio(button, hex(name)) < 1.3).map((name) => `the button on ${name}`),
    ...(contrast === 'AAA' && y > 0.1 && y < 0.3 ? [`the luminance ${y} of the button`] : []),
    ...(['brand', 'action'] as const)
      .filter((name) => difference(hex('danger'), hex(name)) < (scheme === 'light' && contrast === 'AAA' ? 0.04 : 0.08) && !warnings.some(({ kind }) => kind === 'dangerNear'))
      .map((name) => `danger is near ${name}`),
    ...(role === 'action' && !movedTo.has('action') && difference(button, formatHex(request.brand) ?? '') > 0.004 && !warnings.some(({ kind }) => kind === 'outsideSrgb') ? [`the button is ${button}`] : []),
    ...(role === 'brand' && request.accent === undefined && !warnings.some(({ kind }) => kind === 'secondColour') ? ['the second colour is not told'] : []),
  ];
  try {
    prove(JSON.parse(JSON.stringify(theme)));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}

/** Whether a theme shows its seed exactly, as the button or as the colour of links. */
const showsSeed = ({ theme: { color } }: GeneratedTheme, brand: string): boolean => [color.action, color.brand].some(({ $value: { hex } }) => hex === brand);

/** The result of many themes. */
export interface Swept {
  readonly themes: number;
  readonly faults: readonly string[];
  /** Of the seeds of lightness .3 to .8 in light themes of level AA, the part that is shown exactly. */
  readonly kept: number;
  /** Processor time of one theme, in ms: the middle one, and the one that 99 % do not exceed. */
  readonly median: number;
  readonly p99: number;
}

/** Makes and measures a theme for each request. */
export function sweep(requests: readonly ThemeRequest[]): Swept {
  const times: number[] = [];
  let [candidates, kept] = [0, 0];
  const faults = requests.flatMap((request) => {
    const before = process.cpuUsage();
    const generated = themeFrom(request);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    const lightness = toOklch(request.brand)?.l ?? 0;
    if (request.scheme === 'light' && request.contrast === 'AA' && lightness >= 0.3 && lightness <= 0.8) {
      candidates += 1;
      if (showsSeed(generated, request.brand)) kept += 1;
    }
    return faultsOf(request, generated).map((fault) => `${JSON.stringify(request)}: ${fault}`);
  });
  times.sort((one, other) => one - other);
  return { themes: requests.length, faults, kept: candidates === 0 ? 1 : kept / candidates, median: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
