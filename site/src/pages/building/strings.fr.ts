import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';
import { building } from '../../../content/fr/building.ts';

/** What the building page says in French, with what its picture shows. */
export const dictionary = { ...building, ...common, 'pictures.condoCleaning': pictures['pictures.condoCleaning'] };
