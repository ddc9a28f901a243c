import base from './base.tokens.json' with { type: 'json' };
import brick from './themes/brick.tokens.json' with { type: 'json' };
import contrast from './themes/contrast.tokens.json' with { type: 'json' };
import evergreen from './themes/evergreen.tokens.json' with { type: 'json' };
import harbour from './themes/harbour.tokens.json' with { type: 'json' };
import type { ThemeName } from './names.ts';
import midnight from './themes/midnight.tokens.json' with { type: 'json' };

/** What a theme file holds. It is evergreen's shape: a theme that misses a token does not compile. */
export type ThemeSource = typeof evergreen;

/** The themes, by the name that `data-theme` carries. A name without its data does not compile. */
export const themeSources: Record<ThemeName, ThemeSource> = { evergreen, harbour, brick, midnight, contrast };

const schemes = ['light', 'dark'] as const;

/**
 * Whether a theme is made for light or for dark surroundings (CSS Color Adjustment 1, `color-scheme`).
 *
 * @throws when its file says neither
 */
export function schemeOf(theme: ThemeName): (typeof schemes)[number] {
  const said = themeSources[theme].$extensions['uno.scheme'];
  const scheme = schemes.find((known) => known === said);
  if (scheme === undefined) {
    throw new Error(`The theme ${theme} can't be built: it calls itself “${said}”. Say light or dark in uno.scheme of tokens/src/themes/${theme}.tokens.json.`);
  }
  return scheme;
}

/** What every theme shares. */
export const baseSource = base;

/** The name of a colour of the interface. */
export type ColorName = Exclude<keyof ThemeSource['color'], '$type'>;

/** The name of a colour of the drawings. */
export type ArtName = Exclude<keyof ThemeSource['art'], `$${string}`>;

/** The hex value of a colour in a theme: `#rrggbb`. */
export const hexOf = (theme: ThemeName, color: ColorName): string => themeSources[theme].color[color].$value.hex;
