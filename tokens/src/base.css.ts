import { declareBase } from './declareThemes.ts';

/* For an application with themes of its own, which `themesCss` writes. */
declareBase();
