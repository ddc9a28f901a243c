import { readOwnerFile } from './read.ts';
import { testimonialsSchema } from './schema.ts';
import type { ClientTestimonial, TestimonialTitles } from './shape.ts';

const file = readOwnerFile('testimonials.yaml', testimonialsSchema);

/** What real clients said (behaviour.md 3.7). Without JavaScript, the first three are shown. Bundles get them as data (`site/build/asData.ts`). */
export const testimonials: readonly ClientTestimonial[] = file.testimonials;

/** The titles above the testimonials on the page of a service. */
export const testimonialTitles: TestimonialTitles = file.titles;
