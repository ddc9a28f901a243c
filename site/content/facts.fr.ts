/** Le nom de l’entreprise et l’endroit où elle travaille, pour les textes français : `${inCity}`. Les faits sont dans `site/company/`. */
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
/** Là où il y a peu de place. */
export const shortName = business.shortName;
/** « d’Uno » */
export const ofCompany = business.nameWith.de;
export const city = business.city['fr-CA'];
/** « à Montréal » */
export const inCity = business.cityWith.in;
/** « de Montréal » */
export const ofCity = business.cityWith.of;
/** « dans le Grand Montréal » */
export const inArea = business.areaWith.in;
/** « du Grand Montréal » */
export const ofArea = business.areaWith.of;
/** Le dernier des secteurs de la page des services. */
export const district = describedAreas.at(-1)?.name['fr-CA'] ?? city;
/** Le nombre de services, en lettres. */
export const serviceCount = numberWord(services.length, 'fr-CA');
/** Si l’on nettoie les conduits; sinon, on n’en dit rien. */
export const ducts = isOffered('duct');
/** L’entreprise qui nettoie les conduits. */
export const ductPartner = business.ductPartner;
/** Le nombre de points que compare le tableau de « Pourquoi », en lettres; le dernier porte sur les conduits. */
export const comparedCount = numberWord(ducts ? 9 : 8, 'fr-CA');
/** Le nom des couleurs de l’entreprise, au pied de page. */
export const themeName = business.themeName['fr-CA'];

/** Above what clients of a service say; a company may have its own words for it. */
export const clientsTitle = (service?: TestimonialService): string => (service && testimonialTitles[service]?.['fr-CA']) ?? 'Ce que disent nos clients';

/** Declares the strings of a section, without what the company does not say of itself. */
export const said = saidIn('fr-CA');

/** La phrase de chaque promesse, tirée du tableau des promesses. */
export const promise = { message: timePromises.message.sentence['fr-CA'], request: timePromises.request.sentence['fr-CA'], visit: timePromises.visit.sentence['fr-CA'], proposal: timePromises.proposal.sentence['fr-CA'], service: timePromises.service.sentence['fr-CA'], portal: timePromises.portal.sentence['fr-CA'], reclean: timePromises.reclean.sentence['fr-CA'], emergency: timePromises.emergency.sentence['fr-CA'], construction: timePromises.construction.sentence['fr-CA'] } as const;

/** Ce à quoi ne servent pas les produits écocertifiés, comme le dit chaque offre. */
export const ecoExcept = ecoExceptions['fr-CA'];

/** Quand le délai d’une promesse commence et finit, et ce qui en est exclu. */
export function spanOf({ starts, ends, excluded }: ListedPromise): string {
  return [`De ${starts['fr-CA']} à ${ends['fr-CA']}.`, ...(excluded ? [excluded['fr-CA']] : [])].join(' ');
}

export { timePromises };
