import type { ClientTestimonial } from '../content/testimonials.ts';

/** What real clients said, one or more (behaviour.md 3.7). Without JavaScript, the first three are shown. */
export const testimonials: readonly ClientTestimonial[] = [
  {
    id: 'before-school',
    name: 'Geneviève Archambault',
    role: { 'en-CA': 'Condo manager', 'fr-CA': 'Gestionnaire de copropriété' },
    company: 'Syndicat Les Terrasses du Canal',
    content: {
      'en-CA': 'I asked for the elevators to be done before seven, when the children leave for school. The crew changed the order of its rounds.',
      'fr-CA': 'J’ai demandé que les ascenseurs soient nettoyés avant 7 h, quand les enfants partent pour l’école. L’équipe a changé l’ordre de sa tournée.',
    },
    rating: 5,
    service: 'building-cleaning',
    location: { 'en-CA': 'Lachine', 'fr-CA': 'Lachine' },
  },
  {
    id: 'confidential-files',
    name: 'Marcus Oyelaran',
    role: { 'en-CA': 'Office manager', 'fr-CA': 'Directeur administratif' },
    company: 'Bélanger Tessier Avocats',
    content: {
      'en-CA': 'Our files are confidential. Before the first night, the whole crew signed our agreement and asked which rooms to leave locked.',
      'fr-CA': 'Nos dossiers sont confidentiels. Avant le premier soir, toute l’équipe a signé notre entente et demandé quelles pièces devaient rester fermées à clé.',
    },
    rating: 5,
    service: 'office-cleaning',
    location: { 'en-CA': 'Downtown Montréal', 'fr-CA': 'Centre-ville de Montréal' },
  },
  {
    id: 'third-shift',
    name: 'Thanh Huyen Pham',
    role: { 'en-CA': 'Operations manager', 'fr-CA': 'Directrice de l’exploitation' },
    company: 'Froidmont Logistique',
    content: {
      'en-CA': 'When we added a third shift in September, the supervisor sat down with my team leads and rewrote the cleaning plan the same week.',
      'fr-CA': 'Quand nous avons ajouté un troisième quart en septembre, la responsable a rencontré mes chefs d’équipe et a refait le plan de nettoyage la même semaine.',
    },
    rating: 5,
    service: 'warehouse-cleaning',
    location: { 'en-CA': 'Saint-Laurent', 'fr-CA': 'Saint-Laurent' },
  },
  {
    id: 'late-schedule',
    name: 'Réal Desrochers',
    role: { 'en-CA': 'Project superintendent', 'fr-CA': 'Surintendant de chantier' },
    company: 'Construction Maskoutan',
    content: {
      'en-CA': 'Our schedule slipped twice. Each time the crew moved its dates with us, and the three floors were ready for the inspection.',
      'fr-CA': 'Notre échéancier a été repoussé deux fois. Chaque fois, l’équipe a déplacé ses dates avec nous, et les trois étages étaient prêts pour l’inspection.',
    },
    rating: 5,
    service: 'post-construction',
    location: { 'en-CA': 'Ahuntsic-Cartierville', 'fr-CA': 'Ahuntsic-Cartierville' },
  },
  {
    id: 'eight-buildings',
    name: 'Nadia Benslimane',
    role: { 'en-CA': 'Property manager', 'fr-CA': 'Gestionnaire immobilière' },
    company: 'Gestion Papineau-Rachel',
    content: {
      'en-CA': 'I look after eight buildings. I get one invoice a month, with a line for each address, and I check it in ten minutes.',
      'fr-CA': 'Je m’occupe de huit immeubles. Je reçois une facture par mois, avec une ligne par adresse, et je la vérifie en dix minutes.',
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
      'en-CA': 'When a pipe burst in our waiting room, they came with wet vacuums and fans. We opened the next morning.',
      'fr-CA': 'Quand un tuyau a éclaté dans la salle d’attente, l’équipe est venue avec des aspirateurs à eau et des ventilateurs. Nous avons ouvert le lendemain.',
    },
    rating: 5,
    service: 'office-cleaning',
    location: { 'en-CA': 'Côte-des-Neiges', 'fr-CA': 'Côte-des-Neiges' },
  },
];
