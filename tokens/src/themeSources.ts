import { brand } from './brand.ts';
import brick from './themes/brick.tokens.json' with { type: 'json' };
import contrast from './themes/contrast.tokens.json' with { type: 'json' };
import evergreen from './themes/evergreen.tokens.json' with { type: 'json' };
import harbour from './themes/harbour.tokens.json' with { type: 'json' };
import type { ThemeName } from './names.ts';
import midnight from './themes/midnight.tokens.json' with { type: 'json' };
import type { ThemeSource } from './source.ts';

/** A theme of Uno's: it also has every colour of Uno's drawings. A theme file that lacks one does not compile. */
export type DrawnThemeSource = ThemeSource & { readonly art: Readonly<Record<ArtName, object>> };

/** The themes that come with the package, by the name that `data-theme` carries. A name without its data does not compile. */
export const themeSources: Readonly<Record<ThemeName, DrawnThemeSource>> = { evergreen: brand.theme ?? evergreen, harbour, brick, midnight: brand.darkTheme ?? midnight, contrast: brand.contrastTheme ?? contrast };

/** The name of a colour of Uno's drawings. */
export type ArtName = Exclude<keyof (typeof evergreen)['art'], `$${string}`>;

const isArtName = (name: string): name is ArtName => !name.startsWith('$');

/** The names of all colours of Uno's drawings. */
export const artNames: readonly ArtName[] = Object.keys(evergreen.art).filter(isArtName);
