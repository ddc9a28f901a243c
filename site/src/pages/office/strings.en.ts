import { common } from '../../../content/en/common.ts';
import { office } from '../../../content/en/office.ts';
import { pictures } from '../../../content/en/pictures.ts';

/** What the office page says in English, with what its picture shows. */
export const dictionary = { ...office, ...common, 'pictures.officeCleaning': pictures['pictures.officeCleaning'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
