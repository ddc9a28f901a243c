import { addOns } from '../../../content/en/addOns.ts';
import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';

/** What the page of the specialized add-ons says in English, with what its pictures show. */
export const dictionary = {
  ...addOns,
  ...common,
  'pictures.carpetCleaning': pictures['pictures.carpetCleaning'],
  'pictures.floorWaxing': pictures['pictures.floorWaxing'],
  'pictures.pressureWashing': pictures['pictures.pressureWashing'],
};

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
