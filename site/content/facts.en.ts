/** What the company is called, and where it works, for the English strings: `${city}`. The facts are in `site/company/`. */
import { business } from '../business.ts';
import { describedAreas } from '../coverage.ts';
import { isOffered, services } from '../services.ts';
import { numberWord } from '../i18n/numberWord.ts';
import { testimonialTitles } from '../company/testimonialTitles.ts';
import type { TestimonialService } from './testimonials.ts';

export const company = business.name;
/** At the beginning of a sentence: “An Uno”. */
export const aCompany = business.nameWith.a;
export const city = business.city['en-CA'];
export const area = business.area['en-CA'];
/** The last of the areas on the services page. */
export const district = describedAreas.at(-1)?.name['en-CA'] ?? city;
/** How many services there are, in words. */
export const serviceCount = numberWord(services.length, 'en-CA');
/** Whether the company cleans ducts. If not, the sentences about ducts are left out. */
export const ducts = isOffered('duct');
/** How many points the table of Why partner compares, in words: the last is about ducts. */
export const comparedCount = numberWord(ducts ? 9 : 8, 'en-CA');
/** What the colours of the company are called, in the footer. */
export const themeName = business.themeName['en-CA'];

/** Above what clients of a service say; a company may have its own words for it. */
export const clientsTitle = (service?: TestimonialService): string => (service && testimonialTitles[service]?.['en-CA']) ?? 'From the people we clean for';
