/** Converts a company file to the site's facts. */
import type { Area, Areas, ClientTestimonial, Company, InBothLanguages, KeyName } from '../../site/company/shape.ts';
import { keyNames } from '../../site/company/shape.ts';
import { slugOf } from '../../site/blog/slug.ts';
import { serviceNames } from '../../site/services.ts';
import { recordOf } from '../../tokens/src/recordOf.ts';
import type { CompanyFile } from './companyFile.ts';

/** Whether French elides “de” before a name: « d’Uno », « de Boréal ». `nameWith.de` overrides it. */
const elides = (name: string): boolean => /^[aeiouyàâäéèêëîïôöùûüh]/i.test(name);

const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** A name that begins with a vowel gets “An”. `nameWith.a` overrides it. */
const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name}`;

/** The facts of a company. */
export function factsOf(file: CompanyFile): Company {
  const city = file.city;
  const area = file.area ?? { 'en-CA': `Greater ${city['en-CA']}`, 'fr-CA': `région ${de(city['fr-CA'])}` };
  return {
    name: file.name,
    shortName: file.shortName ?? file.name,
    nameWith: { a: file.nameWith.a ?? withArticle(file.name), de: file.nameWith.de ?? de(file.name) },
    city,
    cityWith: file.cityWith ?? { in: `à ${city['fr-CA']}`, of: de(city['fr-CA']) },
    cityAndProvince: { 'en-CA': `${city['en-CA']}, ${file.province['en-CA']}`, 'fr-CA': `${city['fr-CA']} (${file.province['fr-CA']})` },
    area,
    areaWith: file.areaWith ?? { in: `dans la région ${de(city['fr-CA'])}`, of: `de la région ${de(city['fr-CA'])}` },
    region: file.region,
    country: file.country,
    latitude: file.latitude,
    longitude: file.longitude,
    timeZone: file.timeZone,
    priceRange: file.priceRange,
    origin: file.origin.replace(/\/$/, ''),
    phone: file.phone,
    email: file.email,
    hours: file.hours,
    social: file.social,
    privacy: { officer: file.officer, place: file.dataPlace },
    ductPartner: file.ductPartner ?? '',
    copyrightYear: file.copyrightYear,
    themeName: file.colourName,
    notOffered: serviceNames.filter((name) => !file.services.includes(name)),
    proofs: file.proofs,
    claims: file.claims,
    authors: file.authors,
    promises: file.promises,
  };
}

/** The areas of a company, with the lists that name them. */
export function areasOf({ areas, keyPlaces }: CompanyFile): Areas {
  const all = areas.map(({ name, coverage }): Area => ({ id: slugOf(name['en-CA']), coverage, name }));
  const ids = (of: (area: CompanyFile['areas'][number]) => boolean) => areas.flatMap((area) => (of(area) ? [slugOf(area.name['en-CA'])] : []));
  // A building without a place in the file gets one of the areas.
  const placeOf = (name: KeyName): InBothLanguages => {
    const place = keyPlaces[name] ?? areas[keyNames.indexOf(name) % areas.length]?.name;
    if (!place) throw new Error('The company file names no area.');
    return place;
  };
  return {
    // Those with full coverage first.
    all: all.toSorted((one, other) => Number(one.coverage === 'available') - Number(other.coverage === 'available')),
    footer: ids(({ footer }) => footer),
    search: ids(({ search }) => search),
    described: areas.flatMap(({ name, text }) => (text ? [{ area: slugOf(name['en-CA']), text }] : [])),
    keys: recordOf(keyNames, placeOf),
  };
}

/** The testimonials of a company, each with five stars. */
export const testimonialsOf = ({ testimonials }: CompanyFile): readonly ClientTestimonial[] =>
  testimonials.map(({ name, role, company, content, service, location }) => ({ id: slugOf(`${name} ${company}`), name, role, company, content, rating: 5, service, location }));
