import { defaultTheme } from './names.ts';
import { declareBase, declareThemes } from './declareThemes.ts';
import { themeSources } from './themeSources.ts';

declareBase();
/* Where nobody has chosen a theme, a document follows the system, without a script. */
declareThemes(themeSources, { default: defaultTheme, dark: 'midnight', moreContrast: 'contrast' });
