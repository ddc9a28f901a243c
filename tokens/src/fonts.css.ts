import { declareTypefaces } from './typefaces.ts';

/** Both typefaces with `font-display: swap`: each replaces its size-adjusted fallback when its file has loaded. */
declareTypefaces('swap');
