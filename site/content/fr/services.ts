import type { TranslationOf } from '../../src/i18n/t.ts';
import type { services as english } from '../en/services.ts';

/** Les services en bref, comme les cartes les disent. */
export const services: TranslationOf<typeof english> = {
  'services.office.title': 'Bureaux et sièges sociaux',
  'services.office.summary': 'Nous nettoyons postes de travail, cuisinettes et salles de toilettes, et vidons les corbeilles, de jour ou de soir.',
  'services.office.fact': 'Vous choisissez les jours',
  'services.building.title': 'Immeubles et copropriétés',
  'services.building.summary': 'Nous nettoyons halls, ascenseurs et locaux à déchets. Dès décembre, nous enlevons le calcium à chaque passage; après les déménagements du 1er juillet, nous lavons les cages d’escalier.',
  'services.building.fact': 'Jusqu’à 7 jours sur 7',
  'services.warehouse.title': 'Entrepôts et usines',
  'services.warehouse.summary': 'Nous balayons les quais et récurons les allées selon vos quarts et vos règles de sécurité. Nous suivons vos exigences BPF, ISO ou ACIA.',
  'services.warehouse.fact': 'De jour ou de nuit',
  'services.postConstruction.title': 'Après construction',
  'services.postConstruction.summary': 'Dans les locaux commerciaux, nous faisons le gros nettoyage, le nettoyage de détail et les retouches finales, jusqu’aux rails de fenêtre.',
  'services.postConstruction.fact': 'Terminé en 1 à 3 jours',
  'services.addOns.title': 'Services spécialisés',
  'services.addOns.summary': 'Nous nettoyons tapis, vitres, planchers et meubles rembourrés. Nous faisons aussi le lavage à pression et la désinfection, lors d’un passage régulier ou à part.',
  'services.addOns.fact': 'Sur demande',
};
