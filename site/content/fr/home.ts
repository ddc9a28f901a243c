import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, home as english } from '../en/home.ts';
import { city, company, ecoExcept, inArea, inCity, ofArea, ofCity, promise, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.home.title': `Entretien ménager commercial ${inCity}`,
  'head.home.description': `Nous nettoyons bureaux, copropriétés, entrepôts et chantiers ${inArea}. Vous recevez la soumission dans les {proposal}\u00a0heures suivant la visite des lieux.`,
  'head.home.keywords':
    `entretien ménager commercial ${city}, entretien de bureaux, aires communes de copropriété, nettoyage d’entrepôt, conciergerie`,
});

/** L’accueil, à partir des services. */
export const home = said<TranslationOf<typeof english>>({
  'home.services.title': 'Ce que nous entretenons',
  'home.services.lead': `Vous pouvez nous confier un seul étage ou un site au complet. Des produits écocertifiés sont offerts sur demande, ${ecoExcept}.`,

  'home.why.title': 'À qui vous confiez vos clés',
  'home.why.lead':
    says.vetted && says.bonded ? 'Toutes les personnes de nos équipes d’entretien sont cautionnées, et leurs antécédents sont vérifiés. Vous savez qui dirige votre équipe.' : 'Vous savez qui dirige votre équipe et qui répond de vos clés.',
  'home.why.caption': 'Ce tableau est un dessin. Sur le vrai, chaque étiquette porte un numéro, sans adresse.',
  'home.why.more': `Pourquoi choisir ${company}`,
  'home.why.inHouse.figure': '100 %',
  'home.why.inHouse.title': 'Équipes maison',
  'home.why.inHouse.text': 'Nous ne donnons pas l’entretien ménager en sous-traitance. Toute votre équipe est à notre emploi.',
  'home.why.responsive.figure': '{hours} h',
  'home.why.responsive.title': 'Demandes de service',
  'home.why.responsive.text': `${promise.service} ${promise.emergency}`,
  'home.why.portal.figure': '{hours} h',
  'home.why.portal.title': 'Messages du portail',
  'home.why.portal.text':
    'Le portail client réunit votre horaire, les rapports d’inspection avec photos, vos demandes et l’historique du service. Nous y répondons à vos messages dans les {hours} heures.',
  'home.why.local.figure': '{clients}+',
  'home.why.local.title': 'Entreprises d’ici',
  'home.why.local.text':
    `Nous entretenons les locaux de plus de {clients} entreprises ${ofArea}${says.local ? `, et nos équipes sont établies ${inCity}` : ''}.`,

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
  'home.process.visit.text': 'Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. Nous prenons les mesures et notons ce qui vous dérange le plus.',
  'home.process.proposal.title': 'Soumission écrite',
  'home.process.proposal.text':
    `${promised.proposalHours ? 'Dans les {hours} heures suivant' : 'Après'} la visite, vous recevez un prix et la liste des tâches. Aucun contrat à long terme n’est exigé.`,
  'home.process.start.title': 'Première semaine encadrée',
  'home.process.start.text': 'Le superviseur travaille avec l’équipe pendant toute la première semaine.',
  'home.process.quality.title': 'Contrôle de la qualité',
  'home.process.quality.text': `Nous inspectons le travail et prenons des photos. Si une tâche laisse à désirer, dites-nous laquelle. ${promise.reclean}`,

  'home.trust.proposal': 'Soumission dans les {hours} heures suivant la visite',
  'home.trust.insured': says.insured && says.licensed && says.bonded ? 'Permis, assurance complète et cautionnement' : '',
  'home.trust.local': says.local ? `Équipes et superviseurs ${ofCity}` : '',

  'home.testimonials.title': 'Ce que disent nos clients',

  'home.cta.title': 'Commençons par\u00a0une\u00a0visite des lieux.',
  'home.cta.lead':
    promised.siteVisitDays && promised.proposalHours && promised.messageReplyHours ? 'Nous communiquons avec vous dans les {reply}\u00a0heures suivant votre demande. La visite a lieu dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. Vous recevez la soumission dans les {proposal} heures suivant la visite.' : 'Nous visitons les lieux, puis vous envoyons une soumission écrite, avec son prix.',
});
