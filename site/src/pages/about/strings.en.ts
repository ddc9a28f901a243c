import { about } from '../../../content/en/about.ts';
import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';

/** What the about page says in English, with what its picture shows. */
export const dictionary = { ...about, ...common, 'pictures.about': pictures['pictures.about'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
