import type { TranslationOf } from '../../src/i18n/t.ts';
import type { home as english } from '../en/home.ts';

/** L’accueil, à partir des services. */
export const home: TranslationOf<typeof english> = {
  'home.services.title': 'Ce que nous gardons propre',
  'home.services.lead': 'D’un étage de la rue Sherbrooke à un quai du Technoparc : une équipe de chez nous, et une ou un responsable dont vous connaissez le nom.',

  'home.why.title': 'Vos clés, notre trousseau.',
  'home.why.lead': 'Les gens qui entretiennent votre immeuble sont à notre emploi. Ces personnes sont cautionnées et assurées, leurs antécédents sont vérifiés, et leur responsable les connaît par leur nom. Nous ne donnons jamais l’entretien ménager en sous-traitance.',
  'home.why.caption': 'Mardi, 22 h. Une clé est sortie, et nous savons avec qui.',
  'home.why.more': 'Pourquoi nos clients restent',
  'home.why.inHouse.figure': '100 %',
  'home.why.inHouse.title': 'Équipes maison',
  'home.why.inHouse.text': 'Aucune équipe d’entretien en sous-traitance, jamais. Les visages de la première semaine sont ceux qui reviennent.',
  'home.why.responsive.figure': '{hours} h',
  'home.why.responsive.title': 'Réponse rapide',
  'home.why.responsive.text': 'Nous répondons aux demandes de service en {hours} heures au plus et aux appels d’urgence en moins de {minutes} minutes en moyenne, à toute heure.',
  'home.why.portal.figure': '{hours} h',
  'home.why.portal.title': 'Portail client',
  'home.why.portal.text': 'Horaires, inspections avec photos, demandes et historique au même endroit. Vous nous y écrivez, nous répondons dans les {hours} heures.',
  'home.why.local.figure': '{clients}',
  'home.why.local.title': 'Des gens d’ici',
  'home.why.local.text': 'Plus de {clients} entreprises, du centre-ville à Lachine. Des équipes qui connaissent votre quai de chargement et, l’hiver, les pancartes orange de votre rue.',

  'home.key.tower': 'Tour',
  'home.key.tower.place': 'Rue Sherbrooke',
  'home.key.walkUp': 'Triplex',
  'home.key.walkUp.place': 'Plateau',
  'home.key.loft': 'Lofts',
  'home.key.loft.place': 'Chabanel',
  'home.key.warehouse': 'Entrepôt',
  'home.key.warehouse.place': 'Saint-Laurent',
  'home.key.condo': 'Condos',
  'home.key.condo.place': 'Vieux-Montréal',
  'home.key.clinic': 'Clinique',
  'home.key.clinic.place': 'Côte-des-Neiges',
  'home.key.plant': 'Usine',
  'home.key.plant.place': 'Lachine',
  'home.key.shop': 'Boutique',
  'home.key.shop.place': 'Mile End',

  'home.process.title': 'Quatre étapes pour y voir clair',
  'home.process.visit.title': 'Visite des lieux',
  'home.process.visit.text': 'Dans les {from} à {to} jours ouvrables. Nous comptons, mesurons et demandons ce qui vous dérange le plus.',
  'home.process.proposal.title': 'Soumission en {hours} heures',
  'home.process.proposal.text': 'Les tâches par écrit, et un prix. Aucun contrat à long terme exigé.',
  'home.process.start.title': 'Des débuts encadrés',
  'home.process.start.text': 'Votre responsable accompagne l’équipe la première semaine, jusqu’à ce que le pli soit pris.',
  'home.process.quality.title': 'Un œil sur la qualité',
  'home.process.quality.text': 'Des inspections avec photos. Un détail vous déplaît? Nous revenons dans les {hours} heures, sans frais.',

  'home.trust.proposal': 'Soumission dans les {hours} heures suivant la visite',
  'home.trust.insured': 'Permis, assurances et cautionnement en règle',
  'home.trust.local': 'Équipes et responsables de Montréal',

  'home.testimonials.title': 'Ce qu’en disent les gens qui ont les clés',

  'home.cta.title': 'Parlez-nous de votre immeuble.',
  'home.cta.lead': 'Nous communiquons avec vous dans les {reply} heures, visitons les lieux dans les {from} à {to} jours ouvrables, et la soumission suit dans les {proposal} heures.',
  'home.cta.phone': 'Ou appelez-nous. Urgences : 24 heures sur 24, 7 jours sur 7.',
};
