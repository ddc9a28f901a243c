import { areas } from './company/areas.ts';
import type { Area, InBothLanguages } from './company/shape.ts';
import { business } from './business.ts';
import type { Locale } from './i18n/locale.ts';

/** The areas that are served, as the contact page lists them: those with full coverage first (behaviour.md 3.22). */
export const coverageAreas: readonly Area[] = areas.all;

const areaName = (id: string): InBothLanguages => {
  const area = areas.all.find((one) => one.id === id);
  if (!area) throw new Error(`site/company/areas.yaml names the area “${id}”, which is not in the list “all”: add it there, or remove the name.`);
  return area.name;
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The areas of the footer: the nearest, then the whole region (behaviour.md 3.16). */
export const footerAreas = (locale: Locale): readonly string[] => [
  ...areas.footer.map((id) => areaName(id)[locale]),
  locale === 'fr-CA' ? capitalise(business.area[locale]) : `${business.area[locale]} Area`,
];

/** The areas for search engines: the city, the nearest areas, the whole region. */
export const searchAreas = (locale: Locale): readonly string[] => [business.city[locale], ...areas.search.map((id) => areaName(id)[locale]), business.area[locale]];

/** The areas of the services page, each with a description. */
export const describedAreas: readonly { readonly name: InBothLanguages; readonly text: InBothLanguages }[] = areas.described.map(({ area, text }) => ({ name: areaName(area), text }));
