import { about } from '../../../content/fr/about.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** What the about page says in French, with what its picture shows. */
export const dictionary = { ...about, 'pictures.about': pictures['pictures.about'] };
