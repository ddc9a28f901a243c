import type { TestimonialTitles } from '../content/testimonials.ts';

/** The titles above the testimonials on the page of a service. A service without one has a general title. */
export const testimonialTitles: TestimonialTitles = {
  'office-cleaning': { 'en-CA': 'From a law firm and a clinic', 'fr-CA': 'Un cabinet d’avocats et une clinique témoignent' },
  'building-cleaning': { 'en-CA': 'From two managers', 'fr-CA': 'Deux gestionnaires en parlent' },
  'warehouse-cleaning': { 'en-CA': 'From a warehouse in Saint-Laurent', 'fr-CA': 'Dans un entrepôt de Saint-Laurent' },
  'post-construction': { 'en-CA': 'From a site in Ahuntsic-Cartierville', 'fr-CA': 'Sur un chantier d’Ahuntsic-Cartierville' },
};
