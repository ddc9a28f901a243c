import type { TranslationOf } from '../../src/i18n/t.ts';
import type { services as english } from '../en/services.ts';

/** Les services en bref, comme les cartes les disent. */
export const services: TranslationOf<typeof english> = {
  'services.office.title': 'Bureaux',
  'services.office.summary': 'Postes de travail, cuisinettes, salles de réunion. L’équipe arrive après 18 h; au matin, les chaises sont en place et les corbeilles sont vides.',
  'services.office.fact': 'Dès 1 visite par semaine',
  'services.building.title': 'Immeubles et copropriétés',
  'services.building.summary': 'Halls, ascenseurs, corridors, salles à déchets. Nous délogeons le calcium tout l’hiver et remettons les cages d’escalier en état après le 1er juillet.',
  'services.building.fact': 'Jusqu’à 7 jours sur 7',
  'services.warehouse.title': 'Entrepôts et usines',
  'services.warehouse.summary': 'Quais, palettiers, allées tracées au sol. Le travail suit vos quarts, vos règles de sécurité et vos normes : BPF, ISO, ACIA.',
  'services.warehouse.fact': 'De jour ou de nuit',
  'services.postConstruction.title': 'Après construction',
  'services.postConstruction.summary': 'Gros nettoyage, nettoyage de détail, retouches finales. La poussière est sortie des rails de fenêtre avant l’arrivée des propriétaires.',
  'services.postConstruction.fact': 'De 1 à 3 jours',
  'services.addOns.title': 'Services spécialisés',
  'services.addOns.summary': 'Tapis, vitres, planchers, meubles rembourrés, lavage à pression, désinfection. Avec vos visites régulières ou à la carte.',
  'services.addOns.fact': 'Sur demande',
};
