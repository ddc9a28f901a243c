/** What the company is called, and where it works, for the English strings: `${city}`. The facts are in `site/company/`. */
import { business } from '../business.ts';
import { ecoExcept as ecoExceptions, type ListedPromise, timePromises } from '../company/promises.ts';
import { describedAreas } from '../coverage.ts';
import { isOffered, services } from '../services.ts';
import { numberWord } from '../i18n/numberWord.ts';
import { testimonialTitles } from '../company/testimonials.ts';
import { saidIn } from './said.ts';
import type { TestimonialService } from './testimonials.ts';

export { allDifferences, allFigures, allGuarantees, allTerms, isMontreal, promised, says } from './said.ts';

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
/** The company that cleans the ducts. */
export const ductPartner = business.ductPartner;
/** How many points the table of Why partner compares, in words: the last is about ducts. */
export const comparedCount = numberWord(ducts ? 9 : 8, 'en-CA');
/** What the colours of the company are called, in the footer. */
export const themeName = business.themeName['en-CA'];

/** Above what clients of a service say; a company may have its own words for it. */
export const clientsTitle = (service?: TestimonialService): string => (service && testimonialTitles[service]?.['en-CA']) ?? 'What our clients say';

/** Declares the strings of a section, without what the company does not say of itself. */
export const said = saidIn('en-CA');

/** The sentence of each promise, from the table of promises. */
export const promise = { message: timePromises.message.sentence['en-CA'], request: timePromises.request.sentence['en-CA'], visit: timePromises.visit.sentence['en-CA'], proposal: timePromises.proposal.sentence['en-CA'], service: timePromises.service.sentence['en-CA'], portal: timePromises.portal.sentence['en-CA'], reclean: timePromises.reclean.sentence['en-CA'], emergency: timePromises.emergency.sentence['en-CA'], construction: timePromises.construction.sentence['en-CA'] } as const;

/** What eco-certified products are not used for, as it follows each offer of them. */
export const ecoExcept = ecoExceptions['en-CA'];

/** When the time of a promise starts and ends, and what is excluded. */
export function spanOf({ starts, ends, excluded }: ListedPromise): string {
  return [`From ${starts['en-CA']} to ${ends['en-CA']}.`, ...(excluded ? [excluded['en-CA']] : [])].join(' ');
}

export { timePromises };
