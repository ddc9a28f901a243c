import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, home as english } from '../en/home.ts';
import { city, company, inArea, inCity, ofArea, ofCity } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof headEnglish> = {
  'head.home.title': `Entretien ménager commercial ${inCity}`,
  'head.home.description':
    `Nous nettoyons des bureaux, des copropriétés, des entrepôts et des chantiers ${inArea}. La soumission suit la visite des lieux dans les {proposal} heures.`,
  'head.home.keywords':
    `entretien ménager commercial ${city}, entretien de bureaux, aires communes de copropriété, nettoyage d’entrepôt, conciergerie`,
};

/** L’accueil, à partir des services. */
export const home: TranslationOf<typeof english> = {
  'home.services.title': 'Ce que nous entretenons',
  'home.services.lead': 'Vous pouvez nous confier un seul étage ou un site au complet. Des produits écocertifiés sont offerts sur demande.',

  'home.why.title': 'À qui vous confiez vos clés',
  'home.why.lead': 'Toutes les personnes de nos équipes d’entretien sont cautionnées et assurées, et leurs antécédents sont vérifiés. Chaque équipe est certifiée, et vous savez qui dirige la vôtre.',
  'home.why.caption': 'Une clé est sortie ce soir, avec l’équipe qui nettoie la clinique. Les noms servent au dessin; nos étiquettes ne portent qu’un numéro.',
  'home.why.more': `Pourquoi choisir ${company}`,
  'home.why.inHouse.figure': '100 %',
  'home.why.inHouse.title': 'Équipes maison',
  'home.why.inHouse.text': 'Nous ne donnons pas l’entretien ménager en sous-traitance. Toute votre équipe est à notre emploi.',
  'home.why.responsive.figure': '{hours} h',
  'home.why.responsive.title': 'Demandes de service',
  'home.why.responsive.text': 'Nous répondons aux demandes de service de nos clients en {hours} heures au plus, et aux appels d’urgence en moins de {minutes} minutes en moyenne, à toute heure.',
  'home.why.portal.figure': '{hours} h',
  'home.why.portal.title': 'Messages du portail',
  'home.why.portal.text':
    'Le portail client réunit votre horaire, les rapports d’inspection avec photos, vos demandes et l’historique du service. Nous y répondons à vos messages dans les {hours} heures.',
  'home.why.local.figure': '{clients}+',
  'home.why.local.title': 'Entreprises d’ici',
  'home.why.local.text': `Nous entretenons les locaux de plus de {clients} entreprises ${ofArea}, et nos équipes sont établies ${inCity}.`,

  'home.key.tower': 'Tour',
  'home.key.walkUp': 'Triplex',
  'home.key.loft': 'Lofts',
  'home.key.warehouse': 'Entrepôt',
  'home.key.condo': 'Condos',
  'home.key.clinic': 'Clinique',
  'home.key.plant': 'Usine',
  'home.key.shop': 'Boutique',

  'home.process.title': 'Comment ça commence',
  'home.process.visit.title': 'Visite des lieux',
  'home.process.visit.text': 'Vous demandez une soumission, et nous venons d’ici {from} à {to} jours ouvrables. Nous mesurons les lieux et notons ce qui vous dérange le plus.',
  'home.process.proposal.title': 'Soumission écrite',
  'home.process.proposal.text': 'Dans les {hours} heures suivant la visite, vous recevez un prix et la liste des tâches. Aucun contrat à long terme n’est exigé.',
  'home.process.start.title': 'Première semaine encadrée',
  'home.process.start.text': 'Notre responsable travaille avec l’équipe pendant toute la première semaine.',
  'home.process.quality.title': 'Contrôle de la qualité',
  'home.process.quality.text': 'Nous inspectons le travail et prenons des photos. Si une pièce ne vous satisfait pas, dites-le-nous et nous la reprenons dans les {hours} heures, sans frais.',

  'home.trust.proposal': 'Soumission dans les {hours} heures suivant la visite',
  'home.trust.insured': 'Permis, assurances et cautionnement en règle',
  'home.trust.local': `Équipes et responsables ${ofCity}`,

  'home.testimonials.title': 'Ce que disent nos clients',

  'home.cta.title': 'Commençons par\u00a0une\u00a0visite des lieux.',
  'home.cta.lead': 'Nous communiquons avec vous dans les {reply} heures suivant votre demande et visitons les lieux d’ici {from} à {to} jours ouvrables. Vous recevez la soumission dans les {proposal} heures suivant la visite.',
};
