import { common } from '../../../content/fr/common.ts';
import { duct } from '../../../content/fr/duct.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** What the page about ducts and ventilation says in French, with what its picture shows. */
export const dictionary = { ...duct, ...common, 'pictures.deepCleaning': pictures['pictures.deepCleaning'] };
