import { defaultTheme } from './names.ts';
import { declareBase, declareThemes } from './declareThemes.ts';
import { themeSources } from './themeSources.ts';

declareBase();
declareThemes(themeSources, defaultTheme);
