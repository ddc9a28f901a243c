import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';
import { building } from '../../../content/en/building.ts';

/** What the building page says in English, with what its picture shows. */
export const dictionary = { ...building, ...common, 'pictures.condoCleaning': pictures['pictures.condoCleaning'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
