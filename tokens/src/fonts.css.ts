import { declareTypefaces } from './typefaces.ts';

/** Both typefaces. Each takes the place of its stretched stand-in when its file has come. */
declareTypefaces('swap');
