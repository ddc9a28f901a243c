import { declareBase, declareRules } from './declareThemes.ts';
import { houseDefaults, houseThemes } from './houseThemes.ts';
import { themeRules } from './themeCss.ts';

declareBase();
declareRules(themeRules(houseThemes, houseDefaults));
