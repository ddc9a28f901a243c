import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, warehouse as english } from '../en/warehouse.ts';
import { city, clientsTitle, ecoExcept, ofArea, promise, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.warehouse.title': 'Entretien d’entrepôts et d’usines',
  'head.warehouse.description': `Nous nettoyons quais, allées, palettiers, planchers de production et chambres froides ${ofArea}, selon vos quarts et vos règles de sécurité.`,
  'head.warehouse.keywords': `nettoyage d’entrepôt ${city}, entretien industriel, nettoyage d’usine, entrepôt frigorifique, autorécureuse, BPF, ISO, ACIA`,
});

/** Entrepôts et usines : un plan par zones, avec qui peut circuler où. */
export const warehouse = said<TranslationOf<typeof english>>({
  'warehouse.title': 'Entretien d’entrepôts et d’usines',
  'warehouse.lead': 'Avec votre responsable de la sécurité, nous traçons un plan des zones\u00a0: où l’équipe peut aller, à quel moment, avec quel équipement de protection.',

  'warehouse.plan.title': 'Où l’équipe peut circuler',
  'warehouse.plan.lead': 'Chaque numéro désigne une zone, qui a sa règle d’accès. Ce plan est un exemple; nous traçons le vôtre lors de l’analyse des risques.',
  'warehouse.plan.picture':
    'Plan d’un entrepôt vu d’en haut, avec neuf zones numérotées. Une autorécureuse travaille dans une allée fermée par une chaîne aux deux bouts, et un corridor vert contourne les palettiers.',
  'warehouse.plan.free': 'À pied, en tout temps',
  'warehouse.plan.geared': 'Avec dossard et\u00a0chaussures de\u00a0sécurité',
  'warehouse.plan.stopped': 'Quand les chariots élévateurs sont arrêtés',
  'warehouse.plan.escorted': 'Avec un de\u00a0vos\u00a0employés',
  'warehouse.plan.offices': 'Bureaux et salle de pause',
  'warehouse.plan.offices.text': 'Nous vidons les corbeilles et nettoyons les bureaux, les salles de toilettes et les tables de la salle de pause, pendant un quart ou après.',
  'warehouse.plan.walkway': 'Corridor piétonnier',
  'warehouse.plan.walkway.text': 'L’équipe garde ses chariots d’entretien sur la voie verte et ne traverse le trajet des chariots élévateurs qu’aux passages peints au sol.',
  'warehouse.plan.docks': 'Quais',
  'warehouse.plan.docks.text': 'Nous balayons les niveleurs et les seuils une fois la remorque partie et la porte baissée.',
  'warehouse.plan.waste': 'Déchets et compacteur',
  'warehouse.plan.waste.text': 'Nous retirons la clé du compacteur, balayons autour et lavons la dalle.',
  'warehouse.plan.aisles': 'Allées',
  'warehouse.plan.aisles.text': 'L’autorécureuse autoportée prend une allée à la fois, une chaîne tendue aux deux bouts.',
  'warehouse.plan.racking': 'Palettiers',
  'warehouse.plan.racking.text': 'Nous aspirons sous les lisses du bas et époussetons les montants à la perche. Personne ne grimpe.',
  'warehouse.plan.production': 'Production',
  'warehouse.plan.production.text': 'Votre opérateur cadenasse la machine. Nous nettoyons autour et ne touchons pas aux pièces que vous nommez.',
  'warehouse.plan.cold': 'Chambre froide',
  'warehouse.plan.cold.text': 'Ses outils ont leur couleur et n’en sortent pas. Nous raclons la glace du seuil et lavons avec un nettoyant pour basses températures.',
  'warehouse.plan.battery': 'Recharge des batteries',
  'warehouse.plan.battery.text': 'Nous balayons à sec, sans eau près des chargeurs. Un déversement d’acide revient à l’employé que vous avez formé pour cela.',

  'warehouse.process.title': 'De l’analyse des risques à l’audit mensuel',
  'warehouse.process.receive': 'Vous recevez',
  'warehouse.process.review': 'Analyse des\u00a0risques',
  'warehouse.process.review.text':
    'Nous parcourons le site pendant un quart de travail. Nous notons le trajet des chariots élévateurs, les points de cadenassage, les drains, les douches oculaires et les produits déjà en place.',
  'warehouse.process.review.receive': 'le plan des zones et la fiche de données de sécurité de chaque produit que nous apportons.',
  'warehouse.process.zones': 'Service par zone',
  'warehouse.process.zones.text':
    'Chaque zone a ses jours, son quart, ses outils et sa règle d’accès. Si une palette bloque un endroit, nous le notons et le nettoyons au passage suivant.',
  'warehouse.process.zones.receive': `l’historique des passages de chaque zone${says.portal ? ', dans le portail client' : ''}.`,
  'warehouse.process.audit': 'Audit mensuel',
  'warehouse.process.audit.text':
    'Une fois par mois, le superviseur reprend le plan avec vous, sur place. Si une chaîne de production, un palettier ou un quart a changé, le plan est corrigé.',
  'warehouse.process.audit.receive': 'le rapport d’inspection, avec photos, et le plan corrigé.',

  'warehouse.list.title': 'Ce que fait l’équipe',
  'warehouse.list.note': 'Les fréquences de cette liste sont courantes. La soumission donne celles de votre site.',
  'warehouse.list.visit': 'à chaque passage',
  'warehouse.list.weekly': 'chaque semaine',
  'warehouse.list.monthly': 'chaque mois',
  'warehouse.list.quarterly': 'chaque trimestre',
  'warehouse.list.docks': 'Balayer les quais, les niveleurs et les seuils',
  'warehouse.list.film': 'Ramasser la pellicule, les feuillards et les éclats de bois',
  'warehouse.list.bins': 'Vider les bacs et balayer près du compacteur',
  'warehouse.list.washrooms': 'Nettoyer les salles de toilettes, les vestiaires et la salle de pause',
  'warehouse.list.calcium': 'Déloger le calcium (sel de voirie) des quais et des entrées, l’hiver',
  'warehouse.list.aisles': 'Récurer les allées à l’autorécureuse',
  'warehouse.list.beams': 'Aspirer sous les lisses du bas',
  'warehouse.list.production': 'Dégraisser le plancher de production',
  'warehouse.list.cold': 'Laver le plancher et le seuil de la chambre froide',
  'warehouse.list.tires': 'Enlever les marques de pneus du béton scellé',
  'warehouse.list.curtains': 'Laver les rideaux à lanières et les portes de quai',
  'warehouse.list.uprights': 'Épousseter les montants, les colonnes et les chemins de câbles',

  'warehouse.ehs.title': 'Coordination avec votre équipe SST',
  'warehouse.ehs.lead':
    'Vos règles de santé, de sécurité et d’environnement passent avant notre routine. L’équipe suit votre formation d’accueil avant son premier quart. Les déversements, les blessures et les quasi-accidents sont signalés à votre responsable SST, par téléphone d’abord, puis par écrit.',
  'warehouse.ehs.gmp': 'BPF',
  'warehouse.ehs.gmp.name': 'Bonnes pratiques de fabrication',
  'warehouse.ehs.gmp.text':
    'Nous portons votre filet à cheveux, votre couvre-barbe et votre sarrau, laissons les bijoux au casier et n’apportons que les produits de votre liste approuvée.',
  'warehouse.ehs.iso': 'ISO',
  'warehouse.ehs.iso.name': 'Systèmes de gestion',
  'warehouse.ehs.iso.text':
    'Nous suivons votre procédure écrite dans sa version en vigueur, signons vos formulaires et rangeons les fiches du SIMDUT là où l’auditeur les attend.',
  'warehouse.ehs.cfia': 'ACIA',
  'warehouse.ehs.cfia.name': 'Agence canadienne d’inspection des aliments',
  'warehouse.ehs.cfia.text':
    'Dans une usine alimentaire, nous appliquons le volet assainissement de votre plan de contrôle préventif, avec ses concentrations et ses temps de contact, et remplissons votre registre à chaque nettoyage.',

  'warehouse.types.title': 'Quatre types de sites',
  'warehouse.types.focus': 'À surveiller\u00a0:',
  'warehouse.types.distribution': 'Centres de\u00a0distribution',
  'warehouse.types.distribution.text': 'Les chariots élévateurs circulent pendant deux ou trois quarts, et une allée n’est libre que le temps d’une pause.',
  'warehouse.types.distribution.focus': 'les allées au changement de quart, la pellicule et les éclats de bois aux postes d’emballage.',
  'warehouse.types.manufacturing': 'Usines de fabrication',
  'warehouse.types.manufacturing.text': 'Toute la journée, les machines rejettent des copeaux, de l’huile et de la poussière, qui retombent sur les planchers, les poutres et les chemins de câbles.',
  'warehouse.types.manufacturing.focus': 'le dégraissage autour des machines cadenassées, la poussière en hauteur.',
  'warehouse.types.food': 'Entrepôts alimentaires et frigorifiques',
  'warehouse.types.food.text': 'Les inspecteurs vérifient les drains, les seuils de porte et le dessous des palettiers. Dans les chambres froides, le givre rend le plancher glissant.',
  'warehouse.types.food.focus': 'les outils par couleur, les registres d’assainissement, la glace aux seuils.',
  'warehouse.types.crossDock': 'Terminaux logistiques et de transbordement',
  'warehouse.types.crossDock.text': 'La marchandise traverse le plancher d’une porte à l’autre, et chaque remorque apporte de la gadoue et du calcium jusqu’au dégel.',
  'warehouse.types.crossDock.focus': 'les quais porte par porte, les salles de toilettes et le comptoir des camionneurs.',

  'warehouse.benefits.title': 'Quatre engagements pour votre\u00a0site',
  'warehouse.benefits.requests.badge': '{hours}\u00a0h',
  'warehouse.benefits.requests': 'Demandes de service',
  'warehouse.benefits.requests.text': `Envoyez une demande de service, quel que soit le quart. ${promise.service}`,
  'warehouse.benefits.emergency.badge': '24/7',
  'warehouse.benefits.emergency': 'Une conduite éclate, un\u00a0baril de savon se renverse',
  'warehouse.benefits.emergency.text': `Composez le même numéro, le jour comme la nuit. ${promise.emergency}`,
  'warehouse.benefits.crew.badge': '100\u00a0%',
  'warehouse.benefits.crew': 'Des préposés qui\u00a0connaissent le\u00a0plan',
  'warehouse.benefits.crew.text': 'Les préposés qui nettoient chez vous sont à notre emploi et cautionnés, et leurs antécédents sont vérifiés. L’équipe apprend le plan des zones avant son premier quart.',
  'warehouse.benefits.reclean.badge': '{hours}\u00a0h',
  'warehouse.benefits.reclean': 'Une tâche refaite',
  'warehouse.benefits.reclean.text':
    says.reclean && promised.recleanHours ? (`Dites-nous quelle tâche n’a pas été faite comme convenu, et dans quelle zone. ${promise.reclean}` as const) : '',

  'warehouse.clients.title': clientsTitle('warehouse-cleaning'),

  'warehouse.faq.title': 'Questions des gestionnaires d’entrepôt et d’usine',
  'warehouse.faq.running.question': 'Pouvez-vous nettoyer pendant nos activités?',
  'warehouse.faq.running.answer': 'Oui. Pendant le quart, l’équipe nettoie les bureaux, les salles de toilettes et le corridor piétonnier. Elle nettoie les allées aux pauses et aux changements de quart, une à la fois, et les quais entre deux remorques.',
  'warehouse.faq.training.question': 'Qui forme l’équipe à nos règles?',
  'warehouse.faq.training.answer': 'Vous donnez la formation d’accueil, et le superviseur y ajoute le SIMDUT, les notions de cadenassage et le plan des zones. Un préposé remplaçant suit le tout avant de commencer chez vous.',
  'warehouse.faq.products.question': 'Quelles machines et quels produits apportez-vous?',
  'warehouse.faq.products.answer':
    `Nous récurons le béton scellé à l’autorécureuse autoportée, avec un détergent neutre là où un produit s’est répandu. Un dégraissant alcalin déloge l’huile, et l’aspirateur à filtre HEPA enlève la poussière des palettiers. Des produits écocertifiés sont offerts sur demande, ${ecoExcept}.`,
  'warehouse.faq.insured.question': 'Pouvons-nous voir vos assurances avant le premier quart?',
  'warehouse.faq.insured.answer':
    says.insured ? 'Oui. Nous sommes entièrement assurés, et l’attestation d’assurance énumère ce qui est couvert. Demandez-la avec la soumission; votre équipe SST pourra la comparer aux travaux prévus chez vous.' : '',
  'warehouse.faq.volume.question': 'Que se passe-t-il si notre volume change en cours d’année?',
  'warehouse.faq.volume.answer':
    'Nous ajoutons des nuits pour la pointe de novembre et retirons des zones pendant les vacances de la construction, en juillet. Dites-le au superviseur, et le portail affiche le nouvel horaire. Aucun contrat à long terme n’est exigé.',

  'warehouse.cta.title': 'Faites-nous visiter votre entrepôt ou votre usine.',
  'warehouse.cta.lead': 'Le superviseur vient mesurer vos zones dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. La soumission donne le prix et la fréquence de chaque zone; vous la recevez dans les {hours}\u00a0heures suivant la visite.',
});
