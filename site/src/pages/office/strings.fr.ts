import { common } from '../../../content/fr/common.ts';
import { office } from '../../../content/fr/office.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** What the office page says in French, with what its picture shows. */
export const dictionary = { ...office, ...common, 'pictures.officeCleaning': pictures['pictures.officeCleaning'] };
