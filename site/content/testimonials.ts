import { testimonials as all } from '../company/testimonials.ts';
import { servicesNotOffered } from '../services.ts';
import type { Locale } from '../i18n/locale.ts';

/** The best rating that there is; every testimonial has it (behaviour.md 3.7). */
export const bestRating = 5;

/** The services that somebody speaks of (behaviour.md 3.7). */
export type TestimonialService = 'office-cleaning' | 'building-cleaning' | 'warehouse-cleaning' | 'post-construction';

/** Titles that say who the clients of a service are. */
export type TestimonialTitles = Readonly<Partial<Record<TestimonialService, Readonly<Record<Locale, string>>>>>;

/** What a client said, in both languages. Names of people and companies are the same in both. */
export interface ClientTestimonial {
  id: string;
  name: string;
  role: Readonly<Record<Locale, string>>;
  company: string;
  content: Readonly<Record<Locale, string>>;
  /** 1 to `bestRating`. */
  rating: number;
  service: TestimonialService;
  location: Readonly<Record<Locale, string>>;
}

/** The testimonials, but for those about a service that the company does not offer. */
export const testimonials: readonly ClientTestimonial[] = all.filter(({ service }) => servicesNotOffered.every(({ path }) => path !== `/services/${service}`));

/** The place of each testimonial as one character, `123456`: from the tenth on, letters. */
export const testimonialPlaces: string = testimonials.map((_, at) => (at + 1).toString(36)).join('');

/** How many are shown where none is of the service. */
const GENERIC = 3;

/**
 * The testimonials about a service. Without a service, or where none is about it: three of all, beginning with number
 * `first`, so that pages begin with different ones.
 */
export function testimonialsFor(service?: TestimonialService, first = 0): readonly ClientTestimonial[] {
  const own = testimonials.filter((testimonial) => testimonial.service === service);
  return own.length > 0 ? own : [...testimonials.slice(first), ...testimonials.slice(0, first)].slice(0, GENERIC);
}
