import { brand } from './brand.ts';
import { defaultTheme } from './names.ts';
import { declareBase, declareThemes } from './declareThemes.ts';
import { themeSources } from './themeSources.ts';

declareBase();
/* Where nobody has chosen a theme, a document follows the system, without a script. */
const { darkContrastTheme } = brand;
declareThemes(
  { ...themeSources, ...(darkContrastTheme && { darkContrast: darkContrastTheme }) },
  { default: defaultTheme, dark: 'midnight', moreContrast: 'contrast', darkMoreContrast: darkContrastTheme && 'darkContrast' },
);
