import { brand } from './brand.ts';
import { defaultTheme } from './names.ts';
import type { ThemeDefaults, ThemeSources } from './themeCss.ts';
import { themeSources } from './themeSources.ts';

const { darkContrastTheme } = brand;

/** The themes of the sheets `@uno/tokens/themes` and `@uno/tokens/art`. */
export const houseThemes: ThemeSources = { ...themeSources, ...(darkContrastTheme && { darkContrast: darkContrastTheme }) };

/** Where nobody has chosen a theme, a document follows the system, without a script. */
export const houseDefaults: ThemeDefaults = { default: defaultTheme, dark: 'midnight', moreContrast: 'contrast', darkMoreContrast: darkContrastTheme && 'darkContrast' };
