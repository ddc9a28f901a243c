import { declareRules } from './declareThemes.ts';
import { houseDefaults, houseThemes } from './houseThemes.ts';
import { artRules } from './themeCss.ts';

/* The colours of Uno's drawings, for pages that show some. */
declareRules(artRules(houseThemes, houseDefaults));
