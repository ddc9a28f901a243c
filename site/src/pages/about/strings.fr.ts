import { about } from '../../../content/fr/about.ts';
import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** What the about page says in French, with what its picture shows. */
export const dictionary = { ...about, ...common, 'pictures.about': pictures['pictures.about'] };
