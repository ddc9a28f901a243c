import { common } from '../../../content/en/common.ts';
import { pictures } from '../../../content/en/pictures.ts';
import { warehouse } from '../../../content/en/warehouse.ts';

/** What the warehouse page says in English, with what its picture shows. */
export const dictionary = { ...warehouse, ...common, 'pictures.warehouseCleaning': pictures['pictures.warehouseCleaning'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
