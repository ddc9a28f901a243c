import type { ClientTestimonial, TestimonialService } from '../company/shape.ts';
import { testimonials as all } from '../company/testimonials.ts';
import { servicesNotOffered } from '../services.ts';

export { bestRating, type ClientTestimonial, type TestimonialService } from '../company/shape.ts';

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
