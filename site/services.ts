import type { nav } from './content/en/nav.ts';
import type { PictureKey } from './pictures.ts';

/** A service that has a page, and what each part of the site calls it. */
interface ServiceEntry {
  /** In the keys of its strings: `services.<name>.title`. */
  readonly name: string;
  /** Its page, without a language. */
  readonly path: `/services/${string}`;
  /** Its name in menus and in structured data. */
  readonly key: keyof typeof nav;
  /** The quote form's value for it: `/get-quote?service=<form>`. Its questions are in `src/leads/schema.ts`. */
  readonly form: string;
  /** Its scene: whole on its own page, in parts wherever else it is named. */
  readonly picture: PictureKey;
}

/** The six services, in the order in which they are always shown (behaviour.md 3.2). */
export const services = [
  { name: 'office', path: '/services/office-cleaning', key: 'nav.office', form: 'office', picture: 'officeCleaning' },
  { name: 'building', path: '/services/building-cleaning', key: 'nav.building', form: 'building', picture: 'condoCleaning' },
  { name: 'warehouse', path: '/services/warehouse-cleaning', key: 'nav.warehouse', form: 'warehouse', picture: 'warehouseCleaning' },
  { name: 'postConstruction', path: '/services/post-construction', key: 'nav.postConstruction', form: 'post-construction', picture: 'postConstruction' },
  { name: 'addOns', path: '/services/specialized-add-ons', key: 'nav.addOns', form: 'specialized-addons', picture: 'carpetCleaning' },
  { name: 'duct', path: '/services/duct-ventilation-cleaning', key: 'nav.ducts', form: 'duct-ventilation', picture: 'deepCleaning' },
] as const satisfies readonly ServiceEntry[];
