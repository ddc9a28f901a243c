import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, services as english } from '../en/services.ts';
import { city, district, ducts, inArea, promised, said, says, serviceCount } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.services.title': 'Entretien ménager commercial\u00a0: nos services',
  'head.services.description': `Entretien de bureaux, de copropriétés, d’entrepôts et de chantiers ${inArea}\u00a0: ce que comprennent nos ${serviceCount} services, et où nous allons.`,
  'head.services.keywords':
    `services d’entretien ménager ${city}, entretien de bureaux, copropriété, entrepôt, nettoyage après construction,${ducts ? ' nettoyage de conduits,' : ''} ${district}`,
});

/** Les services : en bref comme les cartes de l’accueil les disent, puis au long pour leur page. */
export const services = said<TranslationOf<typeof english>>({
  'services.office.title': 'Bureaux et sièges\u00a0sociaux',
  'services.office.summary': 'L’équipe nettoie les postes de travail, les cuisinettes et les salles de toilettes, et vide les corbeilles, de jour ou de soir.',
  'services.office.fact': 'Vous choisissez les jours',
  'services.building.title': 'Immeubles et copropriétés',
  'services.building.summary': 'Nous nettoyons les halls, les ascenseurs et les locaux à déchets. L’hiver, nous enlevons le calcium (sel de voirie) du carrelage; après les déménagements du 1er\u00a0juillet, nous effaçons les traces sur les murs de l’escalier.',
  'services.building.fact': 'Jusqu’à 7 jours sur 7',
  'services.warehouse.title': 'Entrepôts et usines',
  'services.warehouse.summary': 'Nous balayons les quais et récurons les allées selon vos quarts. L’équipe respecte vos règles de sécurité et vos exigences BPF, ISO ou ACIA.',
  'services.warehouse.fact': 'De jour ou de nuit',
  'services.postConstruction.title': 'Après construction',
  'services.postConstruction.summary': 'Dans les locaux commerciaux, nous faisons le gros nettoyage, le nettoyage de détail et les retouches finales, de la poussière du plafond à la dernière trace de doigts.',
  'services.postConstruction.fact': '{from}\u00a0à\u00a0{to} jours de nettoyage',
  'services.addOns.title': 'Services spécialisés',
  'services.addOns.summary': 'Ajoutez à votre horaire le nettoyage des tapis, des vitres, des planchers ou des meubles rembourrés, le lavage sous pression ou la désinfection. Vous pouvez aussi les réserver à part.',
  'services.addOns.fact': 'Sur demande',
  'services.duct.title': 'Conduits et ventilation',

  'services.title': 'Nos services d’entretien ménager',
  'services.lead': `Nous nettoyons des bureaux, des copropriétés, des entrepôts et des chantiers. Choisissez un de nos ${serviceCount} services, ou réunissez-en plusieurs dans une même soumission.`,
  'services.rooms': 'Services, pièce par pièce',
  'services.features': 'Ce qui est compris',
  'services.challenge': 'Défi du secteur',
  'services.eco': 'Note environnementale',
  'services.learnMore': 'En savoir plus',

  'services.office.text': 'Nous essuyons les bureaux laissés libres, sans déplacer de papiers. Les cuisinettes et les salles de toilettes sont nettoyées à chaque passage. Sur l’heure du midi, un préposé peut aussi s’occuper du hall.',
  'services.office.features.one': 'Bureaux, accoudoirs et interrupteurs essuyés',
  'services.office.features.two': 'Micro-ondes, éviers et comptoirs lavés',
  'services.office.features.three': 'Salles de toilettes nettoyées et garnies',
  'services.office.features.four': 'Corbeilles vidées, recyclage à part',
  'services.office.features.five': 'Tapis aspirés, planchers durs lavés',
  'services.office.features.six': 'Salles de réunion et vitres intérieures',
  'services.office.challenge':
    'Des gens restent tard et des réunions s’étirent. L’équipe garde la pièce occupée pour la fin de sa tournée. Si quelqu’un y est encore, la pièce est notée sur le bon de travail et passe en premier le lendemain.',
  'services.office.eco':
    'Les sacs des corbeilles sont changés quand ils sont sales. Le recyclage et le compost descendent dans des sacs de couleurs distinctes.',
  'services.office.about': 'sur l’entretien de bureaux',

  'services.building.text':
    `Nous nettoyons ce que les résidents et les locataires partagent, de la porte d’entrée au garage. Nous signalons ce qui est brisé au gestionnaire${says.portal ? ' dans le portail' : ''}, avec une photo.`,
  'services.building.features.one': 'Entrées, boîtes aux lettres et halls',
  'services.building.features.two': 'Ascenseurs\u00a0: cabines, portes et rails',
  'services.building.features.three': 'Corridors et cages d’escalier',
  'services.building.features.four': 'Locaux à déchets et à recyclage',
  'services.building.features.five': 'Gyms et buanderies; mobilier de terrasse en mai',
  'services.building.features.six': 'Garages balayés; lavage de printemps à prix distinct',
  'services.building.challenge':
    'Lavé à l’eau seule, le calcium laisse un voile blanc en moins d’une heure. L’hiver, nous lavons le carrelage avec un neutralisant à calcium, le rinçons à l’eau claire et changeons l’eau dès qu’elle est grise.',
  'services.building.eco':
    'Un doseur fixé dans le placard d’entretien mesure le détergent, et chaque seau contient la dose indiquée sur l’étiquette. Sur demande, ce détergent est écocertifié.',
  'services.building.about': 'sur l’entretien d’immeubles et de copropriétés',

  'services.warehouse.text':
    'L’équipe balaie, récure et dégraisse les zones que votre responsable de la sécurité a ouvertes, entre deux quarts ou pendant l’un d’eux. Nous apportons les machines et les fiches de données de sécurité.',
  'services.warehouse.features.one': 'Allées récurées, marquage lisible',
  'services.warehouse.features.two': 'Quais, niveleurs et seuils de porte',
  'services.warehouse.features.three': 'Planchers sous les palettiers et autour',
  'services.warehouse.features.four': 'Planchers de production dégraissés',
  'services.warehouse.features.five': 'Vestiaires, salles de pause et salles de toilettes',
  'services.warehouse.features.six': 'Registres pour les audits BPF, ISO ou ACIA',
  'services.warehouse.challenge':
    'Les allées se libèrent une à une. Avant chaque pause, l’autorécureuse est remplie et en place, et les caristes sont prévenus.',
  'services.warehouse.eco':
    'Nous enlevons la poussière ordinaire à l’eau seule. Le détergent ne va que là où un produit s’est répandu, et le dégraissant, là où de l’huile a coulé.',
  'services.warehouse.about': 'sur l’entretien d’entrepôts et d’usines',

  'services.postConstruction.text':
    'Dans les bureaux, les commerces et les cliniques en construction ou en rénovation, nous passons après les plâtriers, après les finisseurs, puis avant la remise des clés. Le surintendant a un seul numéro à composer.',
  'services.postConstruction.features.one': 'Débris et emballages sortis',
  'services.postConstruction.features.two': 'Plafonds, poutres et rebords aspirés',
  'services.postConstruction.features.three': 'Pellicules, étiquettes et silicone des vitres',
  'services.postConstruction.features.four': 'Armoires et appareils, dedans aussi',
  'services.postConstruction.features.five': 'Voile de coulis et taches de peinture enlevés',
  'services.postConstruction.features.six': 'Rails et appuis de fenêtre',
  'services.postConstruction.challenge':
    'Une pièce nettoyée avant que la poussière soit retombée est grise à la remise des clés. Nous fixons nos dates d’après le calendrier des corps de métier.',
  'services.postConstruction.eco':
    'Les aspirateurs HEPA retiennent la poussière fine au lieu de la rejeter dans la pièce. Le métal, le carton et le gypse vont dans des bacs distincts, quand le chantier en\u00a0a.',
  'services.postConstruction.about': 'sur le nettoyage après construction',

  'services.addOns.text':
    'Ces travaux demandent une machine ou une nuit à part, comme l’extraction des tapis ou le lavage du garage. Nous les inscrivons à votre horaire, ou les faisons à part si une autre entreprise assure l’entretien courant.',
  'services.addOns.features.one': 'Tapis et meubles rembourrés',
  'services.addOns.features.two': 'Vitres, à l’intérieur et à l’extérieur',
  'services.addOns.features.three': 'Planchers décapés, cirés et polis',
  'services.addOns.features.four': 'Cuisines et salles de toilettes en profondeur',
  'services.addOns.features.five': 'Quais et façades lavés sous pression',
  'services.addOns.features.six': 'Désinfection, arrivées et départs de locataires',
  'services.addOns.challenge':
    'Personne ne doit marcher sur un plancher ciré, ni y poser de chaises, pendant une nuit. Un tapis demande environ six heures de séchage. Nous réservons ce temps auprès de l’immeuble avant de réserver l’équipe.',
  'services.addOns.eco':
    'L’eau des tapis et du décapage est récupérée et versée à l’égout sanitaire. Avant tout lavage sous pression, nous demandons où mènent les drains de plancher.',
  'services.addOns.about': 'sur les services spécialisés',

  'services.duct.text':
    'Un partenaire spécialisé nettoie les conduits, sous notre supervision. Le superviseur organise l’accès, suit les travaux et revoit le rapport avec vous.',
  'services.duct.features.one': 'Inspection par caméra, avant et après',
  'services.duct.features.two': 'Conduits d’alimentation et de retour',
  'services.duct.features.three': 'Diffuseurs, grilles et volets',
  'services.duct.features.four': 'Serpentins et bacs de drainage',
  'services.duct.features.five': 'Évacuation de cuisine, de la hotte au ventilateur',
  'services.duct.features.six': 'Rapport avec photos',
  'services.duct.challenge':
    'La ventilation doit être arrêtée pendant le nettoyage. Nous planifions l’arrêt, étage par étage, avec le technicien de l’immeuble, hors des heures d’occupation.',
  'services.duct.eco': 'La poussière est aspirée par un appareil HEPA depuis l’autre bout du conduit. Les trappes d’accès posées pour les travaux restent en place et serviront à la prochaine inspection.',
  'services.duct.about': 'sur le nettoyage des conduits',

  'services.areas.title': 'Quartiers et villes desservis',
  'services.areas.lead': 'Nous planifions chaque quart selon les immeubles du secteur. La page Nous joindre énumère tous les quartiers et villes. Là où il est écrit «\u00a0Disponible\u00a0», nous convenons avec vous des services et des jours à la visite.',

  'services.cta.title': 'Obtenez un prix pour vos locaux.',
  'services.cta.lead':
    promised.siteVisitDays && promised.proposalHours ? 'Nous les visitons dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. La soumission vous parvient dans les {hours}\u00a0heures suivant la visite, avec un prix pour chaque service.' : 'Nous visitons les lieux, puis vous envoyons une soumission écrite, avec son prix.',
  'services.cta.addOns': 'Voir les services spécialisés',
});
