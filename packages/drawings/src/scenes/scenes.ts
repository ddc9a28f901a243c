import type { PictureKey } from '../catalogue.ts';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { carpetCleaning } from './carpetCleaning.ts';
import { condoCleaning } from './condoCleaning.ts';
import { contact } from './contact.ts';
import { deepCleaning } from './deepCleaning.ts';
import { floorWaxing } from './floorWaxing.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { officeCleaning } from './officeCleaning.ts';
import { postConstruction } from './postConstruction.ts';
import { pressureWashing } from './pressureWashing.ts';
import type { Scene } from './scene.ts';
import { services } from './services.ts';
import { warehouseCleaning } from './warehouseCleaning.ts';
import { whyPartner } from './whyPartner.ts';

/** The drawing of every picture of the catalogue. */
export const scenes: { readonly [Key in PictureKey]: Scene<Key> } = {
  home,
  services,
  officeCleaning,
  condoCleaning,
  warehouseCleaning,
  carpetCleaning,
  postConstruction,
  about,
  whyPartner,
  contact,
  industries,
  blog,
  floorWaxing,
  pressureWashing,
  deepCleaning,
};
