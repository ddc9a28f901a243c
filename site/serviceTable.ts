import type { nav } from './content/en/nav.ts';
import type { PictureKey } from './pictures.ts';

/** A service that has a page, with its names in each part of the site. */
export interface ServiceEntry {
  /** Part of the keys of its strings: `services.<name>.title`. */
  readonly name: string;
  /** The path of its page, without a language. */
  readonly path: `/services/${string}`;
  /** The key of its name in menus and in structured data. */
  readonly key: keyof typeof nav;
  /** The quote form's value for it: `/get-quote?service=<form>`. Its questions are in `src/leads/schema.ts`. */
  readonly form: string;
  /** The scene that illustrates it on its own page, on cards and on the services page. */
  readonly picture: PictureKey;
}

/** The services that the site has a page for, in the order in which they are always shown (behaviour.md 3.2). */
export const allServices = [
  { name: 'office', path: '/services/office-cleaning', key: 'nav.office', form: 'office', picture: 'officeCleaning' },
  { name: 'building', path: '/services/building-cleaning', key: 'nav.building', form: 'building', picture: 'condoCleaning' },
  { name: 'warehouse', path: '/services/warehouse-cleaning', key: 'nav.warehouse', form: 'warehouse', picture: 'warehouseCleaning' },
  { name: 'postConstruction', path: '/services/post-construction', key: 'nav.postConstruction', form: 'post-construction', picture: 'postConstruction' },
  { name: 'addOns', path: '/services/specialized-add-ons', key: 'nav.addOns', form: 'specialized-addons', picture: 'carpetCleaning' },
  { name: 'duct', path: '/services/duct-ventilation-cleaning', key: 'nav.ducts', form: 'duct-ventilation', picture: 'deepCleaning' },
] as const satisfies readonly ServiceEntry[];

/** The names of all services. */
export const serviceNames = allServices.map(({ name }) => name);

/** A service of the table, offered or not. */
export type Service = (typeof allServices)[number];

/** The name of a service in the keys of its strings. */
export type ServiceName = Service['name'];
