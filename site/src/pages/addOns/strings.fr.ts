import { addOns } from '../../../content/fr/addOns.ts';
import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';

/** What the page of the specialized add-ons says in French, with what its pictures show. */
export const dictionary = {
  ...addOns,
  ...common,
  'pictures.carpetCleaning': pictures['pictures.carpetCleaning'],
  'pictures.floorWaxing': pictures['pictures.floorWaxing'],
  'pictures.pressureWashing': pictures['pictures.pressureWashing'],
};
