import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, industries as english } from '../en/industries.ts';
import { city, company, ecoExcept, inCity, isMontreal, ofCity, promise, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.industries.title': 'Entretien ménager par secteur d’activité',
  'head.industries.description':
    `Voyez qui inspecte les bureaux, les cliniques, les restaurants et les écoles ${inCity}, ce qu’on y demande à voir et comment nos équipes y travaillent.`,
  'head.industries.keywords': `entretien ménager clinique ${city}, entretien d’école, nettoyage de restaurant, nettoyage de commerce, nettoyage d’usine, registre ACIA`,
});

/** Six immeubles d’une même rue : qui les inspecte, ce qu’il y faut, ce qui y est difficile. */
export const industries = said<TranslationOf<typeof english>>({
  'industries.title': 'L’entretien ménager dans six secteurs d’activité',
  'industries.lead': 'Nous nettoyons des bureaux, des cliniques, des commerces, des restaurants, des écoles et des usines. Voyez ce que regarde votre inspecteur ou votre assureur, et comment l’équipe vous y prépare.',
  'industries.directory': 'Qui inspecte quoi',
  'industries.needs': 'Les besoins',
  'industries.challenge': 'Défi du secteur',
  'industries.eco': 'Note environnementale',

  'industries.offices.title': 'Bureaux',
  'industries.offices.inspector': 'CNESST, santé et sécurité du travail',
  'industries.offices.asks': 'L’inspecteur de la CNESST demande la fiche de données de sécurité de chaque produit dangereux du placard, et une étiquette sur chaque bouteille remplie sur place.',
  'industries.offices.text': 'Nous nettoyons les aires ouvertes, les salles de réunion et les cuisinettes le soir, ou avant l’arrivée de votre personnel.',
  'industries.offices.needs.one': 'Bureaux dégagés, accoudoirs et poignées essuyés',
  'industries.offices.needs.two': 'Cuisinettes et salles de toilettes à chaque passage',
  'industries.offices.needs.three': 'Chaises et tables des salles de réunion remises en place',
  'industries.offices.needs.four': 'Tapis et vitres intérieures par rotation',
  'industries.offices.challenge': 'Avec le travail hybride, la présence change d’un jour à l’autre. Les mêmes heures tous les soirs ne conviennent plus.',
  'industries.offices.eco': 'Sur un bureau, un chiffon de microfibre humide enlève la poussière sans aucun produit.',

  'industries.healthcare.title': 'Santé',
  'industries.healthcare.inspector': 'Prévention et contrôle des infections',
  'industries.healthcare.asks':
    'Le conseiller en prévention des infections demande combien de temps les surfaces restent mouillées, et compare cette durée avec le temps de contact inscrit sur l’étiquette du désinfectant.',
  'industries.healthcare.text': 'Dans les cliniques et les laboratoires, nous allons de la pièce la plus propre à la plus souillée, et du haut de la pièce jusqu’au plancher.',
  'industries.healthcare.needs.one': 'Désinfectants munis d’un numéro d’identification (DIN)',
  'industries.healthcare.needs.two': 'Chiffons d’une couleur par zone, changés d’une pièce à l’autre',
  'industries.healthcare.needs.three': 'Temps de contact respecté et noté',
  'industries.healthcare.needs.four': 'Tables d’examen, robinets et poignées à chaque passage',
  'industries.healthcare.challenge': 'Un désinfectant doit rester quelques minutes sur la surface, alors que le prochain patient attend déjà.',
  'industries.healthcare.eco': 'Quand le désinfectant est à base de peroxyde d’hydrogène, cet ingrédient se décompose en eau et en oxygène après avoir agi.',

  'industries.retail.title': 'Commerce de détail',
  'industries.retail.inspector': 'L’assureur, après une chute',
  'industries.retail.asks': 'L’expert en sinistre demande à quelle heure l’entrée a été asséchée pour la dernière fois, et qui l’a noté.',
  'industries.retail.text': 'Les boutiques et les salles d’exposition sont nettoyées avant l’ouverture, assez tôt pour que le plancher soit sec quand vous ouvrez les portes.',
  'industries.retail.needs.one': 'Tapis d’entrée aspirés et calcium (sel de voirie) enlevé',
  'industries.retail.needs.two': 'Miroirs, comptoirs et cabines d’essayage',
  'industries.retail.needs.three': 'Planchers durs polis chaque semaine',
  'industries.retail.needs.four': 'Vitrines, dedans et dehors',
  'industries.retail.challenge': 'De décembre à avril, la clientèle apporte la gadoue à l’intérieur, et une entrée sèche est vite mouillée.',
  'industries.retail.eco': 'De longs tapis retiennent le plus gros du sable à la porte, et l’eau de la vadrouille se change moins souvent.',

  'industries.food.title': 'Restauration',
  'industries.food.inspector': isMontreal ? `Ville ${ofCity}, inspection des aliments` : 'MAPAQ, inspection des aliments',
  'industries.food.asks':
    `${isMontreal ? 'Sur l’île, la Ville inspecte les cuisines au nom du MAPAQ. Son' : 'Le MAPAQ inspecte les cuisines. Son'} inspecteur regarde sous la friteuse et dans le drain de plancher, et demande le calendrier de nettoyage.`,
  'industries.food.text': 'Notre équipe passe dans les cuisines, les salles à manger et les cafétérias entre le dernier service et la première livraison.',
  'industries.food.needs.one': 'Planchers de cuisine dégraissés et drains dégagés',
  'industries.food.needs.two': 'Filtres de hotte trempés et rincés',
  'industries.food.needs.three': 'Murs lavés derrière la ligne de cuisson',
  'industries.food.needs.four': 'Salle à manger et salles de toilettes',
  'industries.food.challenge': 'Le gras fige en refroidissant. Le plancher de la ligne de cuisson doit être dégraissé pendant que la cuisine est encore chaude.',
  'industries.food.eco': 'Avant le lavage du plancher, la graisse est raclée et mise dans un bac. Le drain en reçoit moins, et il faut moins de dégraissant.',

  'industries.education.title': 'Éducation',
  'industries.education.inspector': 'Ministère de la Famille, services de garde',
  'industries.education.asks': 'Dans un service de garde, l’inspecteur du ministère de la Famille essaie la porte de l’armoire à produits. Elle doit être fermée à clé, et hors de la portée des enfants.',
  'industries.education.text': 'Nous nettoyons les écoles, les cégeps et les garderies le soir. Les antécédents de chaque préposé ont été vérifiés.',
  'industries.education.needs.one': 'Classes et laboratoires chaque soir',
  'industries.education.needs.two': 'Planchers de gymnase et vestiaires',
  'industries.education.needs.three': 'Pupitres, robinets et poignées désinfectés en saison grippale',
  'industries.education.needs.four': 'Planchers décapés et cirés en juillet',
  'industries.education.challenge': 'Ce qu’une année scolaire laisse sur les planchers doit partir dans les quelques semaines où les classes sont vides.',
  'industries.education.eco': says.ecoCertified ? `Sur demande, les classes sont nettoyées avec des produits écocertifiés et sans parfum, ${ecoExcept}.` : '',

  'industries.manufacturing.title': 'Usines et industrie',
  'industries.manufacturing.inspector': 'ACIA, usines alimentaires',
  'industries.manufacturing.asks': 'Dans une usine alimentaire, l’inspecteur de l’Agence canadienne d’inspection des aliments (ACIA) demande le registre d’assainissement de la chaîne de production, avec la date, le produit, sa concentration et les initiales du préposé qui l’a utilisé.',
  'industries.manufacturing.text': 'Dans les usines, les ateliers et les chaînes d’emballage, nous suivons vos règles de cadenassage et d’hygiène.',
  'industries.manufacturing.needs.one': 'Allées récurées et lignes au sol bien lisibles',
  'industries.manufacturing.needs.two': 'Poutres, palettiers et tuyaux dépoussiérés',
  'industries.manufacturing.needs.three': 'Salles de pause et vestiaires',
  'industries.manufacturing.needs.four': 'Registres pour les BPF, les normes ISO ou l’ACIA',
  'industries.manufacturing.challenge': 'La chaîne de production ne s’arrête qu’entre deux quarts. L’équipe nettoie autour pendant ce temps et ne laisse pas d’eau derrière elle.',
  'industries.manufacturing.eco': 'Une autorécureuse dose son détergent et récupère son eau. Elle consomme moins de l’un et de l’autre qu’une vadrouille et un seau.',

  'industries.expertise.title': 'Comment nous vous aidons à préparer une inspection',
  'industries.expertise.compliance.title': 'Dossier de conformité',
  'industries.expertise.compliance.text':
    says.portal ? 'Les rapports d’inspection, leurs photos et l’historique de votre service sont dans le portail client. Vous les trouvez là quand un inspecteur les demande.' : 'Après une inspection, vous recevez le rapport, photos à l’appui. Vous pouvez le montrer quand un inspecteur le demande.',
  'industries.expertise.protocols.title': 'Protocoles par zone',
  'industries.expertise.protocols.text': 'À la visite des lieux, nous notons les règles de chaque zone. La soumission en tient compte dans la liste des tâches, jusqu’à l’ordre des pièces.',
  'industries.expertise.safety.title': 'Sécurité et formation',
  'industries.expertise.safety.text':
    says.vetted && says.bonded ? 'Chaque préposé est cautionné, et ses antécédents sont vérifiés. Avant le premier passage, le superviseur explique à l’équipe les règles de votre site.' : 'Avant le premier passage, notre superviseur explique à l’équipe les règles de votre site.',

  'industries.cta.title': 'Dites-nous qui inspecte votre\u00a0immeuble.',
  'industries.cta.lead': `Dites-nous aussi ce que demande l’inspecteur. ${promise.message}`,
  'industries.cta.contact': 'Décrivez-nous votre immeuble',
  'industries.cta.whyPartner': says.employees ? 'Équipe salariée ou sous-traitance' : `Pourquoi choisir ${company}`,
});
