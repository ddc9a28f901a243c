import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';
import { postConstruction } from '../../../content/en/postConstruction.ts';

/** What the page on cleaning after construction says in English, with what its picture shows. */
export const dictionary = { ...postConstruction, ...common, 'pictures.postConstruction': pictures['pictures.postConstruction'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
