import { common } from '../../../content/en/common.ts';
import { duct } from '../../../content/en/duct.ts';
import { pictures } from '../../../content/en/pictures.ts';

/** What the page about ducts and ventilation says in English, with what its picture shows. */
export const dictionary = { ...duct, ...common, 'pictures.deepCleaning': pictures['pictures.deepCleaning'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
