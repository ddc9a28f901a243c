import { declareBase } from './declareThemes.ts';

/*
 * Sizes, distances, typefaces and durations: for an application with themes of its own, which `themesCss` writes. `:where`
 * has no specificity, so that the typefaces of a theme win in either order of the sheets.
 */
declareBase(':where(:root)');
