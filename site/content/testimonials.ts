import type { Locale } from '../src/i18n/locale.ts';

/** The best rating that there is; every one of the six has it (spec §3). */
export const bestRating = 5;

/** The services that somebody speaks of (spec §3). */
export type TestimonialService = 'office-cleaning' | 'building-cleaning' | 'warehouse-cleaning' | 'post-construction';

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

/** The six of spec §3. The first three are shown where no script has chosen. */
export const testimonials: readonly ClientTestimonial[] = [
  {
    id: 'lobby-in-january',
    name: 'Geneviève Archambault',
    role: { 'en-CA': 'Condo manager', 'fr-CA': 'Gestionnaire de copropriété' },
    company: 'Syndicat Les Terrasses du Canal',
    content: {
      'en-CA': 'I judge a lobby in January. Ours used to be grey with calcium by New Year’s; this winter, not one owner has written to me about it.',
      'fr-CA': 'Un hall d’entrée se juge en janvier. Le nôtre était gris de calcium dès le jour de l’An; cet hiver, plus personne ne m’a écrit à ce sujet.',
    },
    rating: 5,
    service: 'building-cleaning',
    location: { 'en-CA': 'Lachine', 'fr-CA': 'Lachine' },
  },
  {
    id: 'same-three-people',
    name: 'Marcus Oyelaran',
    role: { 'en-CA': 'Office manager', 'fr-CA': 'Directeur administratif' },
    company: 'Bélanger Tessier Avocats',
    content: {
      'en-CA': 'The same three people for two years. They know which door sticks, and which partner still leaves files on the floor.',
      'fr-CA': 'Les trois mêmes personnes depuis deux ans. Elles savent quelle porte coince, et quel associé laisse encore ses dossiers par terre.',
    },
    rating: 5,
    service: 'office-cleaning',
    location: { 'en-CA': 'Sherbrooke Street West', 'fr-CA': 'Rue Sherbrooke Ouest' },
  },
  {
    id: 'audit-morning',
    name: 'Thanh Huyen Pham',
    role: { 'en-CA': 'Operations manager', 'fr-CA': 'Directrice des opérations' },
    company: 'Froidmont Logistique',
    content: {
      'en-CA': 'They scrub the aisles between our two shifts. When the CFIA came by, I opened the portal and the photos were already there.',
      'fr-CA': 'L’équipe récure les allées entre nos deux quarts. Quand l’ACIA est passée, j’ai ouvert le portail : les photos y étaient déjà.',
    },
    rating: 5,
    service: 'warehouse-cleaning',
    location: { 'en-CA': 'Technoparc, Saint-Laurent', 'fr-CA': 'Technoparc, Saint-Laurent' },
  },
  {
    id: 'friday-handover',
    name: 'Réal Desrochers',
    role: { 'en-CA': 'Project superintendent', 'fr-CA': 'Surintendant de chantier' },
    company: 'Construction Maskoutan',
    content: {
      'en-CA': 'Plaster dust on Wednesday, handover on Friday. The owner ran a finger along the window track and had nothing to say.',
      'fr-CA': 'De la poussière de plâtre le mercredi, la livraison le vendredi. Le client a passé le doigt dans le rail de la fenêtre et n’a rien trouvé à dire.',
    },
    rating: 5,
    service: 'post-construction',
    location: { 'en-CA': 'Chabanel Street', 'fr-CA': 'Rue Chabanel' },
  },
  {
    id: 'second-of-july',
    name: 'Nadia Benslimane',
    role: { 'en-CA': 'Property manager', 'fr-CA': 'Gestionnaire immobilière' },
    company: 'Gestion Papineau-Rachel',
    content: {
      'en-CA': 'Forty doors, eleven moves on July 1. On the morning of the 2nd the stairwells were clean, and I had not called anyone.',
      'fr-CA': 'Quarante portes, onze déménagements le 1er juillet. Le 2 au matin, les cages d’escalier étaient propres et je n’avais appelé personne.',
    },
    rating: 5,
    service: 'building-cleaning',
    location: { 'en-CA': 'Plateau Mont-Royal', 'fr-CA': 'Plateau-Mont-Royal' },
  },
  {
    id: 'burst-pipe',
    name: 'Daniel Kowalczyk',
    role: { 'en-CA': 'Clinic director', 'fr-CA': 'Directeur de clinique' },
    company: 'Clinique Saint-Kevin',
    content: {
      'en-CA': 'A pipe let go at five on a Sunday morning. Someone answered at once, and we saw our first patient on Monday at eight.',
      'fr-CA': 'Un tuyau a cédé un dimanche à 5 h. Quelqu’un a répondu tout de suite, et nous avons reçu notre premier patient le lundi à 8 h.',
    },
    rating: 5,
    service: 'office-cleaning',
    location: { 'en-CA': 'Côte-des-Neiges', 'fr-CA': 'Côte-des-Neiges' },
  },
];
