import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';
import { postConstruction } from '../../../content/fr/postConstruction.ts';

/** What the page on cleaning after construction says in French, with what its picture shows. */
export const dictionary = { ...postConstruction, ...common, 'pictures.postConstruction': pictures['pictures.postConstruction'] };
