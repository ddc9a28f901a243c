import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, whyPartner as english } from '../en/whyPartner.ts';
import { allDifferences, allGuarantees, city, company, comparedCount, ductPartner, ducts, ecoExcept, inArea, inCity, promise, promised, said, says, timePromises } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.whyPartner.title': says.employees ? 'Équipe salariée ou\u00a0sous-traitance' : `Pourquoi choisir ${company}`,
  'head.whyPartner.description':
    says.employees ? `Un tableau compare l’entretien ménager par une équipe salariée et par des sous-traitants ${inCity}. Lisez aussi nos cinq engagements et nos trois garanties.` : `Comment ${company} travaille ${inArea}\u00a0: qui répond des équipes, ce que vous pouvez vérifier et quoi demander avant de choisir.`,
  'head.whyPartner.keywords': `entretien ménager sans sous-traitance, sous-traitance entretien ménager ${city}, personnel cautionné, garantie, portail client`,
});

/** Pourquoi confier ses clés à Uno : le tableau d’abord. */
export const whyPartner = said<TranslationOf<typeof english>>({
  'whyPartner.title': says.employees ? 'Équipe salariée ou sous-traitance' : `Pourquoi choisir ${company}`,
  'whyPartner.lead':
    says.employees ? `Chez ${company}, les préposés sont à notre emploi. Le tableau compare ce choix avec la sous-traitance\u00a0: clés, assurances, tâche oubliée, prix. Un gestionnaire peut poser les mêmes questions à toute entreprise.` : 'Voyez comment nous travaillons, et demandez-nous tout ce que vous voulez savoir avant de choisir.',

  'whyPartner.table.caption': `En ${comparedCount} points\u00a0: ce que la sous-traitance suppose en général, et ce que nous faisons chez ${company}`,
  'whyPartner.table.subcontracted': 'Sous-traitance',
  'whyPartner.table.subcontracted.note': 'en général',
  'whyPartner.table.inHouse': 'Équipe salariée',
  'whyPartner.table.inHouse.note': `chez ${company}`,

  'whyPartner.table.employer': 'Employeur',
  'whyPartner.table.employer.subcontracted': 'C’est une autre entreprise, qui peut sous-traiter à son tour. Demandez son nom.',
  'whyPartner.table.employer.inHouse': `${company} embauche, paie et encadre les préposés.`,
  'whyPartner.table.checks': 'Antécédents et cautionnement',
  'whyPartner.table.checks.subcontracted': 'Chaque entreprise s’occupe des siens. Demandez une preuve à chacune.',
  'whyPartner.table.checks.inHouse': `${company} vérifie les antécédents de tout son personnel et le fait cautionner.`,
  'whyPartner.table.insurance': 'Assurances',
  'whyPartner.table.insurance.subcontracted': 'Deux polices peuvent s’appliquer à un même accident. Demandez les deux attestations.',
  'whyPartner.table.insurance.inHouse': `Une seule entreprise répond de l’équipe. ${company} est entièrement assurée. Demandez l’attestation d’assurance avec la soumission.`,
  'whyPartner.table.keys': 'Clés et codes d’alarme',
  'whyPartner.table.keys.subcontracted': 'Deux entreprises les détiennent, parfois trois. Demandez qui signe pour chaque clé.',
  'whyPartner.table.keys.inHouse': 'Une seule entreprise les détient et répond de chaque clé.',
  'whyPartner.table.instructions': 'Changement de consigne',
  'whyPartner.table.instructions.subcontracted': 'Vous le dites à l’entreprise, qui le dit au sous-traitant, qui le dit à son équipe.',
  'whyPartner.table.instructions.inHouse': 'Vous écrivez à votre équipe dans le portail. La réponse à un message vient dans les {hours}\u00a0heures.',
  'whyPartner.table.missed': 'Tâche oubliée',
  'whyPartner.table.missed.subcontracted': 'L’entente entre les deux entreprises dit qui revient, et quand.',
  'whyPartner.table.missed.inHouse': `${company} la fait dans les {hours}\u00a0heures suivant votre appel ou votre message, sans frais.`,
  'whyPartner.table.price': 'Prix',
  'whyPartner.table.price.subcontracted': 'Il comprend deux marges de profit. Un sous-traitant déjà présent dans le secteur peut quand même coûter moins cher.',
  'whyPartner.table.price.inHouse': `Il comprend une seule marge${ducts ? `, sauf pour les conduits, que nettoie ${ductPartner}` : ''}. L’encadrement est dans le prix.`,
  'whyPartner.table.reach': 'Grands sites, autres villes',
  'whyPartner.table.reach.subcontracted': 'Le personnel est plus facile à réunir. Plusieurs entreprises se partagent un grand site ou couvrent plusieurs villes.',
  'whyPartner.table.reach.inHouse': `Nous sommes limités aux gens que nous employons, ${inArea}.`,
  'whyPartner.table.specialized': 'Travaux exigeant un équipement spécial',
  'whyPartner.table.specialized.subcontracted': 'C’est souvent le meilleur choix. Les spécialistes ont les machines et la formation qu’elles demandent.',
  'whyPartner.table.specialized.inHouse': 'Pour les conduits, nous recourons aussi à des spécialistes. Un partenaire que nous vous nommons fait ce travail, sous notre supervision.',

  'whyPartner.client.title': 'Ce que dit un client',

  'whyPartner.differences.title': allDifferences ? 'Nos cinq engagements' : 'Nos engagements',
  'whyPartner.differences.inHouse.title': 'Personnel à\u00a0notre emploi',
  'whyPartner.differences.inHouse.text': 'Les préposés et leur superviseur ont le même employeur.',
  'whyPartner.differences.inHouse.one': 'Antécédents vérifiés',
  'whyPartner.differences.inHouse.two': 'Cautionnement',
  'whyPartner.differences.inHouse.three': 'Travail inspecté par leur superviseur',
  'whyPartner.differences.responsive.title':
    promised.serviceResponseHours || (says.emergency && promised.emergencyResponseMinutes) ? 'Délais de réponse' : '',
  'whyPartner.differences.responsive.text':
    promised.serviceResponseHours && promised.emergencyResponseMinutes ? 'Une demande de service et un appel d’urgence ont chacun leur délai.' : 'Le délai de notre réponse est fixé d’avance.',
  'whyPartner.differences.responsive.one': 'Demandes de service des clients\u00a0: réponse en {hours}\u00a0heures au plus',
  'whyPartner.differences.responsive.two': 'Appels d’urgence\u00a0: réponse en moins de {minutes}\u00a0minutes en moyenne, jour et nuit',
  'whyPartner.differences.local.title': says.local ? 'Des superviseurs d’ici' : 'Expérience',
  'whyPartner.differences.local.text': `Les équipes et leurs superviseurs sont établis ${inCity}, tout comme la direction qui répond de leur travail.`,
  'whyPartner.differences.local.one': 'Plus de {clients}\u00a0entreprises clientes',
  'whyPartner.differences.local.two': 'Plus de {years}\u00a0ans dans la ville',
  'whyPartner.differences.portal.title': 'Portail client transparent',
  'whyPartner.differences.portal.text': 'Ce qui est prévu, fait et noté chez vous est conservé au même endroit, et vous pouvez le lire quand vous voulez.',
  'whyPartner.differences.portal.one': 'Horaires',
  'whyPartner.differences.portal.two': 'Rapports d’inspection et photos',
  'whyPartner.differences.portal.three': 'Demandes et messages à l’équipe',
  'whyPartner.differences.portal.four': 'Historique du service',
  'whyPartner.differences.sustainable.title': says.ecoCertified ? 'Pratiques durables' : '',
  'whyPartner.differences.sustainable.text': `Sur demande, nous utilisons des produits écocertifiés sur tout le site ou sur un seul étage, ${ecoExcept}.`,
  'whyPartner.differences.sustainable.one': 'Un produit certifié porte la marque d’un tiers, comme UL ECOLOGO ou Green Seal',
  'whyPartner.differences.sustainable.two': says.ecoCertified ? 'La demande de soumission comporte une case à cocher pour cela' : '',

  'whyPartner.guarantees.title': allGuarantees ? 'Trois garanties' : 'Nos garanties',
  'whyPartner.guarantees.proposal.seal': '{hours}\u00a0h',
  'whyPartner.guarantees.proposal.title': 'Soumission en {hours}\u00a0heures',
  'whyPartner.guarantees.proposal.text': 'Vous recevez notre prix et la liste des tâches, par écrit, dans les {hours}\u00a0heures suivant la visite des lieux.',
  'whyPartner.guarantees.proposal.terms': promise.visit,
  'whyPartner.guarantees.satisfaction.seal': '0\u00a0$',
  'whyPartner.guarantees.satisfaction.title': says.reclean && promised.recleanHours ? 'Satisfaction garantie' : '',
  'whyPartner.guarantees.satisfaction.text': `Si une tâche laisse à désirer, dites-nous laquelle. ${promise.reclean}`,
  'whyPartner.guarantees.satisfaction.terms':
    says.portal ? (`Dites-le-nous par téléphone, par courriel ou dans le portail. ${timePromises.reclean.excluded['fr-CA']}` as const) : `Dites-le-nous par téléphone ou par courriel. ${timePromises.reclean.excluded['fr-CA']}`,
  'whyPartner.guarantees.contracts.seal': 'Souple',
  'whyPartner.guarantees.contracts.title': 'Contrats souples',
  'whyPartner.guarantees.contracts.text': 'Nous n’exigeons pas de contrat à long terme, ni au départ ni par la suite.',
  'whyPartner.guarantees.contracts.terms': 'La soumission précise le préavis que chaque partie doit donner.',

  'whyPartner.cta.title': says.employees ? `Posez-nous les ${comparedCount} mêmes questions.` : 'Posez-nous vos questions.',
  'whyPartner.cta.lead': `Posez-les aussi à une autre entreprise, et comparez les réponses. ${promise.message}`,
  'whyPartner.cta.contact': 'Nous écrire',
  'whyPartner.cta.services': 'Voir nos services',
});
