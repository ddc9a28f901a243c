import { declareBase } from './declareThemes.ts';

/* Sizes, distances, typefaces and durations: for an application with themes of its own, which `themeCss` writes. */
declareBase();
