import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, whyPartner as english } from '../en/whyPartner.ts';
import { city, company, comparedCount, inArea, inCity } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof headEnglish> = {
  'head.whyPartner.title': 'Équipe salariée ou\u00a0sous-traitance',
  'head.whyPartner.description':
    `Un tableau compare l’entretien ménager par une équipe salariée et par des sous-traitants ${inCity}. Lisez aussi nos cinq engagements et nos trois garanties.`,
  'head.whyPartner.keywords': `entretien ménager sans sous-traitance, sous-traitance entretien ménager ${city}, personnel cautionné, garantie, portail client`,
};

/** Pourquoi confier ses clés à Uno : le tableau d’abord. */
export const whyPartner: TranslationOf<typeof english> = {
  'whyPartner.title': 'Équipe salariée ou sous-traitance',
  'whyPartner.lead':
    `Chez ${company}, les gens qui nettoient sont à notre emploi. Le tableau montre ce que cela change pour vous, et dans quels cas un sous-traitant convient mieux.`,

  'whyPartner.table.caption': `En ${comparedCount} points\u00a0: ce que la sous-traitance suppose en général, et ce que nous faisons chez ${company}`,
  'whyPartner.table.subcontracted': 'Sous-traitance',
  'whyPartner.table.subcontracted.note': 'en général',
  'whyPartner.table.inHouse': 'Équipe salariée',
  'whyPartner.table.inHouse.note': `chez ${company}`,

  'whyPartner.table.employer': 'Employeur',
  'whyPartner.table.employer.subcontracted': 'C’est une autre entreprise, qui peut sous-traiter à son tour. Demandez son nom.',
  'whyPartner.table.employer.inHouse': `${company} embauche, paie et encadre les gens qui nettoient.`,
  'whyPartner.table.checks': 'Antécédents et cautionnement',
  'whyPartner.table.checks.subcontracted': 'Chaque entreprise s’occupe des siens. Demandez une preuve à chacune.',
  'whyPartner.table.checks.inHouse': `${company} vérifie les antécédents de tout son personnel et le fait cautionner.`,
  'whyPartner.table.insurance': 'Assurances',
  'whyPartner.table.insurance.subcontracted': 'Deux polices peuvent s’appliquer à un même accident. Demandez les deux attestations.',
  'whyPartner.table.insurance.inHouse': `Une seule entreprise répond de l’équipe. ${company} a ses permis et ses assurances en règle. Demandez l’attestation avec la soumission.`,
  'whyPartner.table.keys': 'Clés et codes d’alarme',
  'whyPartner.table.keys.subcontracted': 'Deux entreprises les détiennent, parfois trois. Demandez qui signe pour chaque clé.',
  'whyPartner.table.keys.inHouse': 'Une seule entreprise les détient et répond de chaque clé.',
  'whyPartner.table.instructions': 'Changement de consigne',
  'whyPartner.table.instructions.subcontracted': 'Vous le dites à l’entreprise, qui le dit au sous-traitant, qui le dit à son équipe.',
  'whyPartner.table.instructions.inHouse': 'Vous écrivez à votre équipe dans le portail. La réponse vient dans les {hours}\u00a0heures.',
  'whyPartner.table.missed': 'Tâche oubliée',
  'whyPartner.table.missed.subcontracted': 'L’entente entre les deux entreprises dit qui revient, et quand.',
  'whyPartner.table.missed.inHouse': `${company} la fait dans les {hours}\u00a0heures suivant votre appel ou votre message, sans frais.`,
  'whyPartner.table.price': 'Prix',
  'whyPartner.table.price.subcontracted': 'Il comprend deux marges de profit. Un sous-traitant déjà présent dans le secteur peut quand même coûter moins cher.',
  'whyPartner.table.price.inHouse': 'Il comprend une seule marge, et le salaire des responsables autant que celui de l’équipe.',
  'whyPartner.table.reach': 'Grands sites, autres villes',
  'whyPartner.table.reach.subcontracted': 'Le personnel est plus facile à réunir. Plusieurs entreprises se partagent un grand site ou couvrent plusieurs villes.',
  'whyPartner.table.reach.inHouse': `Nous sommes limités aux gens que nous employons, ${inArea}.`,
  'whyPartner.table.specialized': 'Travaux exigeant un équipement spécial',
  'whyPartner.table.specialized.subcontracted': 'C’est souvent le meilleur choix. Les spécialistes ont les machines et la formation qu’elles demandent.',
  'whyPartner.table.specialized.inHouse': 'Pour les conduits, nous recourons aussi à des spécialistes. Un partenaire que nous vous nommons fait ce travail, sous notre supervision.',

  'whyPartner.client.title': 'Ce qu’un client en dit',

  'whyPartner.differences.title': 'Nos cinq engagements',
  'whyPartner.differences.inHouse.title': 'Personnel à\u00a0notre emploi',
  'whyPartner.differences.inHouse.text': 'Les gens qui nettoient et leur responsable ont le même employeur.',
  'whyPartner.differences.inHouse.one': 'Antécédents vérifiés',
  'whyPartner.differences.inHouse.two': 'Cautionnement et assurances',
  'whyPartner.differences.inHouse.three': 'Travail inspecté par leur responsable',
  'whyPartner.differences.responsive.title': 'Délais de réponse',
  'whyPartner.differences.responsive.text': 'Une demande de service et un appel d’urgence ont chacun leur délai.',
  'whyPartner.differences.responsive.one': 'Demandes de service des clients\u00a0: réponse en {hours}\u00a0heures au plus',
  'whyPartner.differences.responsive.two': 'Appels d’urgence\u00a0: réponse en moins de {minutes}\u00a0minutes en moyenne, jour et nuit',
  'whyPartner.differences.local.title': 'Des responsables d’ici',
  'whyPartner.differences.local.text': `Les équipes et leurs responsables sont établis ${inCity}, tout comme la direction qui répond de leur travail.`,
  'whyPartner.differences.local.one': 'Plus de {clients}\u00a0entreprises clientes',
  'whyPartner.differences.local.two': 'Plus de {years}\u00a0ans dans la ville',
  'whyPartner.differences.portal.title': 'Portail client transparent',
  'whyPartner.differences.portal.text': 'Ce qui est prévu, fait et noté chez vous est conservé au même endroit, et vous pouvez le lire à toute heure.',
  'whyPartner.differences.portal.one': 'Horaires',
  'whyPartner.differences.portal.two': 'Rapports d’inspection et photos',
  'whyPartner.differences.portal.three': 'Demandes et messages à l’équipe',
  'whyPartner.differences.portal.four': 'Historique du service',
  'whyPartner.differences.sustainable.title': 'Pratiques durables',
  'whyPartner.differences.sustainable.text': 'Sur demande, nous employons des produits écocertifiés sur tout le site ou sur un seul étage, sauf pour désinfecter et décaper.',
  'whyPartner.differences.sustainable.one': 'Un produit certifié porte la marque d’un tiers, comme UL ECOLOGO ou Green Seal',
  'whyPartner.differences.sustainable.two': 'La demande de soumission comporte une case à cocher pour cela',

  'whyPartner.guarantees.title': 'Trois garanties',
  'whyPartner.guarantees.proposal.seal': '{hours}\u00a0h',
  'whyPartner.guarantees.proposal.title': 'Soumission en {hours}\u00a0heures',
  'whyPartner.guarantees.proposal.text': 'Vous recevez notre prix et la liste des tâches, par écrit, dans les {hours}\u00a0heures suivant la visite des lieux.',
  'whyPartner.guarantees.proposal.terms': 'Vous demandez une soumission, et la visite a lieu d’ici {from}\u00a0à\u00a0{to}\u00a0jours ouvrables.',
  'whyPartner.guarantees.satisfaction.seal': '0\u00a0$',
  'whyPartner.guarantees.satisfaction.title': 'Satisfaction garantie',
  'whyPartner.guarantees.satisfaction.text': 'Si une pièce ne vous satisfait pas, une équipe la reprend dans les {hours}\u00a0heures suivant votre appel ou votre message. Rien ne vous est facturé pour cela.',
  'whyPartner.guarantees.satisfaction.terms': 'Dites-le-nous par téléphone, par courriel ou dans le portail.',
  'whyPartner.guarantees.contracts.seal': 'Souple',
  'whyPartner.guarantees.contracts.title': 'Contrats souples',
  'whyPartner.guarantees.contracts.text': 'Nous n’exigeons pas de contrat à long terme, ni au départ ni par la suite.',
  'whyPartner.guarantees.contracts.terms': 'La soumission précise le préavis que chaque partie doit donner.',

  'whyPartner.cta.title': `Posez-nous les ${comparedCount} mêmes questions.`,
  'whyPartner.cta.lead': 'Dites-nous qui nettoie chez vous et ce que vous changeriez. Vous recevez une réponse dans les {hours}\u00a0heures.',
  'whyPartner.cta.contact': `Écrire à ${company}`,
  'whyPartner.cta.services': 'Voir nos services',
};
