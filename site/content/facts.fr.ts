/** Le nom de l’entreprise et l’endroit où elle travaille, pour les textes français : `${inCity}`. Les faits sont dans `site/company/`. */
import { business } from '../business.ts';
import { describedAreas } from '../coverage.ts';
import { isOffered, services } from '../services.ts';
import { numberWord } from '../i18n/numberWord.ts';
import { testimonialTitles } from '../company/testimonialTitles.ts';
import type { TestimonialService } from './testimonials.ts';

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
/** Le nombre de points que compare le tableau de « Pourquoi », en lettres; le dernier porte sur les conduits. */
export const comparedCount = numberWord(ducts ? 9 : 8, 'fr-CA');
/** Le nom des couleurs de l’entreprise, au pied de page. */
export const themeName = business.themeName['fr-CA'];

/** Above what clients of a service say; a company may have its own words for it. */
export const clientsTitle = (service?: TestimonialService): string => (service && testimonialTitles[service]?.['fr-CA']) ?? 'Des gens pour qui nous travaillons';
