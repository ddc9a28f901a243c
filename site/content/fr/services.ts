import type { TranslationOf } from '../../src/i18n/t.ts';
import type { services as english } from '../en/services.ts';

/** Les services en bref, comme les cartes les disent. */
export const services: TranslationOf<typeof english> = {
  'services.office.title': 'Bureaux et sièges sociaux',
  'services.office.summary': 'L’équipe nettoie les postes de travail, les cuisinettes et les salles de toilettes, et vide les corbeilles, de jour ou de soir.',
  'services.office.fact': 'Vous choisissez les jours',
  'services.building.title': 'Immeubles et copropriétés',
  'services.building.summary': 'Nous nettoyons les halls, les ascenseurs et les locaux à déchets. Dès décembre, nous enlevons le calcium à chaque passage; après les déménagements du 1er juillet, nous lavons les cages d’escalier.',
  'services.building.fact': 'Jusqu’à 7 jours sur 7',
  'services.warehouse.title': 'Entrepôts et usines',
  'services.warehouse.summary': 'Nous balayons les quais et récurons les allées selon vos quarts. L’équipe respecte vos règles de sécurité et vos exigences BPF, ISO ou ACIA.',
  'services.warehouse.fact': 'De jour ou de nuit',
  'services.postConstruction.title': 'Après construction',
  'services.postConstruction.summary': 'Dans les locaux commerciaux, nous faisons le gros nettoyage, le nettoyage de détail et les retouches finales, jusqu’aux rails de fenêtre.',
  'services.postConstruction.fact': 'Terminé en 1 à 3 jours',
  'services.addOns.title': 'Services spécialisés',
  'services.addOns.summary': 'Ajoutez à un passage régulier le nettoyage des tapis, des vitres, des planchers ou des meubles rembourrés, le lavage à pression ou la désinfection. Vous pouvez aussi les réserver à part.',
  'services.addOns.fact': 'Sur demande',
};
