import type { ColorName } from '../colorNames.ts';
import { luminance } from '../contrast.ts';
import { targetRatio } from '../pairs.ts';
import type { ContrastLevel } from '../source.ts';
import { hexOfTone, type Tone, toneOf } from './colour.ts';
import { type ColourRow, rowsOf } from './rows.ts';

/** A colour that differs from the one that was wanted. */
export interface MovedColour {
  readonly token: ColorName;
  /** The seed, or the colour of the recipe. */
  readonly from: string;
  readonly to: string;
  /** Why it could not stay, as a sentence. */
  readonly reason: string;
  /** The role on a surface that bound it, if it was contrast. */
  readonly row?: ColourRow | undefined;
}

type Fault = Pick<MovedColour, 'reason' | 'row'>;

/** For a colour that does not move. */
const NO_FAULT: Fault = { reason: '' };

/** How often an interval of lightness is halved: the last one is shorter than a step of 8 bits. */
const HALVINGS = 11;

/** The colour nearest in lightness to a tone that passes a test. On a side where black or white does not pass, none is looked for. */
export function nearest(tone: Tone, passes: (hex: string) => boolean): string | undefined {
  const found = [0, 1].flatMap((end) => {
    let [failing, passing, hex] = [tone.l, end, hexOfTone({ ...tone, l: end })];
    if (!passes(hex)) return [];
    for (let step = 0; step < HALVINGS; step += 1) {
      const l = (failing + passing) / 2;
      const half = hexOfTone({ ...tone, l });
      if (passes(half)) [passing, hex] = [l, half];
      else failing = l;
    }
    return [{ hex, distance: Math.abs(passing - tone.l) }];
  });
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.hex;
}

/** The colours of a theme that are placed already. Each new one is moved in lightness until it is legible beside them. */
export class Palette {
  readonly contrast: ContrastLevel;
  readonly moved: MovedColour[] = [];
  /** Colours that a person has chosen. They are placed as they are. */
  readonly fixed: Partial<Readonly<Record<ColorName, string>>>;
  readonly #placed = new Map<ColorName, { readonly hex: string; readonly luminance: number }>();

  constructor(contrast: ContrastLevel, grounds: Iterable<readonly [ColorName, string]>, fixed: Palette['fixed'] = {}) {
    this.contrast = contrast;
    this.fixed = fixed;
    for (const [name, hex] of grounds) this.place(name, hex, hex, NO_FAULT);
  }

  /** A placed colour. */
  hex(name: ColorName): string {
    const placed = this.#placed.get(name);
    if (placed === undefined) throw new Error(`The recipe uses ${name} before it has placed it.`);
    return placed.hex;
  }

  /** Places a colour, and records that it moved, and why. */
  place(token: ColorName, from: string, to: string, { reason, row }: Fault): void {
    const fixed = this.fixed[token];
    const hex = fixed ?? to;
    this.#placed.set(token, { hex, luminance: luminance(hex) });
    if (fixed === undefined && to !== from) this.moved.push({ token, from, to, reason, ...(row && { row }) });
  }

  /** The row in which a colour falls shortest of its target beside the placed colours, with its ratio. */
  #shortfall(name: ColorName, hex: string): { readonly row: ColourRow; readonly ratio: number; readonly needed: number } | undefined {
    const own = luminance(hex) + 0.05;
    let reached = 1;
    let found;
    for (const { row, other } of rowsOf[name]) {
      const placed = this.#placed.get(other);
      if (placed === undefined) continue;
      const beside = placed.luminance + 0.05;
      const [ratio, needed] = [own > beside ? own / beside : beside / own, targetRatio(row.use, this.contrast)];
      if (ratio / needed < reached) [reached, found] = [ratio / needed, { row, ratio, needed }];
    }
    return found;
  }

  /** The lightness nearest to a tone's that is legible in every row of a colour, and passes a test. */
  legible(name: ColorName, tone: Tone, also: (hex: string) => boolean = () => true): string | undefined {
    const passes = (hex: string): boolean => this.#shortfall(name, hex) === undefined && also(hex);
    const hex = hexOfTone(tone);
    return passes(hex) ? hex : nearest(tone, passes);
  }

  /** Why a colour is not legible, if it is not. */
  fault(name: ColorName, hex: string): Fault | undefined {
    const found = this.#shortfall(name, hex);
    if (found === undefined) return undefined;
    const { row, ratio, needed } = found;
    // Rounded down, because 4.499 does not reach 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return { reason: `On the surface “${row.surface}”, ${hex} as ${row.role} has a contrast of ${shown} on ${row.on}, and needs ${needed}.`, row };
  }

  /** Places a colour as it is wanted if it is legible, else in the nearest lightness. */
  solve(name: ColorName, wanted: string, tone: Tone = toneOf(wanted)): void {
    if (this.fixed[name] !== undefined) {
      this.place(name, wanted, wanted, NO_FAULT);
      return;
    }
    const fault = this.fault(name, wanted);
    const hex = fault === undefined ? wanted : this.legible(name, tone);
    if (hex === undefined) throw new Error(`No lightness of ${wanted} can be ${name}. ${fault?.reason}`);
    this.place(name, wanted, hex, fault ?? NO_FAULT);
  }
}
