import { common } from '../../../content/fr/common.ts';
import { pictures } from '../../../content/fr/pictures.ts';
import { warehouse } from '../../../content/fr/warehouse.ts';

/** What the warehouse page says in French, with what its picture shows. */
export const dictionary = { ...warehouse, ...common, 'pictures.warehouseCleaning': pictures['pictures.warehouseCleaning'] };
