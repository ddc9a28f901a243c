import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, postConstruction as english } from '../en/postConstruction.ts';
import { city, clientsTitle, ecoExcept, inCity, ofArea, promise, promised, said, says, timePromises } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.postConstruction.title': `Nettoyage après construction ${inCity}`,
  'head.postConstruction.description':
    `Après une construction, nous nettoyons les locaux commerciaux ${ofArea} en trois phases, de la poussière de plâtre aux dernières traces de doigts.`,
  'head.postConstruction.keywords': `nettoyage après construction ${city}, nettoyage fin de chantier, gros nettoyage, nettoyage final, poussière de plâtre, local commercial`,
});

/** Le nettoyage après construction : une pièce à trois moments. */
export const postConstruction = said<TranslationOf<typeof english>>({
  'postConstruction.title': 'Nettoyage après construction, en trois phases',
  'postConstruction.lead': `Pour entrepreneurs et promoteurs, nous nettoyons chaque pièce trois fois, chaque fois après un autre métier. ${promise.construction}`,

  'postConstruction.phases.title': 'Ce qui est fait à chaque phase',
  'postConstruction.phases.rough.when': 'Les joints sont poncés',
  'postConstruction.phases.rough': 'Gros nettoyage',
  'postConstruction.phases.rough.text':
    'Nous sortons les retailles, les emballages et le ruban, grattons la dalle et passons l’aspirateur à filtre HEPA, du plafond vers le bas, pour enlever la poussière de plâtre.',
  'postConstruction.phases.rough.after': 'les peintres et les poseurs de planchers travaillent sur une dalle nue et sèche.',
  'postConstruction.phases.detail.when': 'Les appareils sont posés',
  'postConstruction.phases.detail': 'Nettoyage de détail',
  'postConstruction.phases.detail.text':
    'Nous décollons les pellicules, les étiquettes et le silicone des vitres, aspirons les rails, essuyons les armoires dedans comme dehors, retirons les protections de plancher et enlevons le voile de coulis du carrelage.',
  'postConstruction.phases.detail.after': 'l’architecte peut dresser la liste des déficiences.',
  'postConstruction.phases.touch.when': 'Le dernier corps de métier est parti',
  'postConstruction.phases.touch': 'Retouches finales',
  'postConstruction.phases.touch.text':
    'Nous essuyons la poussière retombée depuis, effaçons les traces de doigts sur le verre et l’acier, lavons les planchers et passons chaque pièce en revue avec vous.',
  'postConstruction.phases.touch.after': 'le propriétaire ou le locataire peut emménager.',
  'postConstruction.phases.then': 'Ensuite\u00a0:',

  'postConstruction.days.figure': '{from}–{to}',
  'postConstruction.days.unit': 'jours',
  'postConstruction.days.title': 'Durée des travaux',
  'postConstruction.days.lead':
    promised.postConstructionDays ? (`Comptez de {from}\u00a0à\u00a0{to}\u00a0jours de nettoyage. ${timePromises.construction.excluded['fr-CA']} Le nombre de jours dépend de quatre facteurs, que nous regardons à la visite des lieux.` as const) : 'La durée dépend de quatre facteurs, que nous regardons à la visite des lieux.',
  'postConstruction.days.area': 'Superficie et hauteur',
  'postConstruction.days.area.text': 'Sous un plafond ouvert, nous travaillons sur une plateforme, travée par travée.',
  'postConstruction.days.glass': 'Nombre de vitres',
  'postConstruction.days.glass.text': 'Chacune a deux faces, un cadre et un rail à nettoyer.',
  'postConstruction.days.lift': 'Sortie des débris',
  'postConstruction.days.lift.text': 'Un monte-charge partagé avec des déménageurs nous fait perdre des heures.',
  'postConstruction.days.trades': 'Métiers encore au travail',
  'postConstruction.days.trades.text': 'Nous gardons pour la fin la pièce où l’on ponce encore les joints.',

  'postConstruction.list.title': 'Les tâches, par phase',
  'postConstruction.list.lead': 'La phase\u00a01 est le gros nettoyage; la 2, le nettoyage de détail; la 3, les retouches finales. Votre soumission reprend cette liste avec vos pièces.',
  'postConstruction.list.phase1': 'phase\u00a01',
  'postConstruction.list.phase2': 'phase\u00a02',
  'postConstruction.list.phase3': 'phase\u00a03',
  'postConstruction.list.phases1and2': 'phases\u00a01 et\u00a02',
  'postConstruction.list.phases2and3': 'phases\u00a02 et\u00a03',
  'postConstruction.list.debris': 'Retailles, emballages et ruban',
  'postConstruction.list.protection': 'Protections de plancher retirées',
  'postConstruction.list.ceilings': 'Poutres et conduits apparents',
  'postConstruction.list.walls': 'Murs, colonnes et rebords',
  'postConstruction.list.slab': 'Peinture, colle et mortier sur la dalle',
  'postConstruction.list.film': 'Pellicule, étiquettes et silicone sur le verre',
  'postConstruction.list.tracks': 'Cadres et rails de fenêtre',
  'postConstruction.list.lights': 'Luminaires et plaques d’interrupteur',
  'postConstruction.list.cupboards': 'Armoires et tiroirs, intérieur',
  'postConstruction.list.grout': 'Voile de coulis sur le carrelage',
  'postConstruction.list.washrooms': 'Salles de toilettes et leurs appareils',
  'postConstruction.list.steel': 'Acier inoxydable et miroirs',
  'postConstruction.list.floors': 'Planchers et tapis',
  'postConstruction.list.prints': 'Traces de doigts sur portes et vitres',

  'postConstruction.site.title': 'Coordination de projet',
  'postConstruction.site.lead': 'Un seul superviseur assiste à votre réunion de chantier, lit l’échéancier avec votre surintendant et vous donne une date par phase. Si l’échéancier bouge, c’est lui que vous appelez.',
  'postConstruction.site.yours': 'Ce que fournit le chantier',
  'postConstruction.site.yours.water': 'L’eau et l’électricité à l’étage que nous nettoyons',
  'postConstruction.site.yours.lift': 'Le monte-charge, réservé pour le gros nettoyage',
  'postConstruction.site.yours.bin': 'Un conteneur que nous chargeons et que l’entrepreneur fait enlever',
  'postConstruction.site.yours.sheets': 'Les fiches d’entretien de la pierre, du bois et du verre traité',
  'postConstruction.site.ours': 'Ce qu’apporte l’équipe',
  'postConstruction.site.ours.gear': 'Les casques, les bottes, et les cartes de sécurité et appareils respiratoires que votre chantier exige',
  'postConstruction.site.ours.tools': 'Des aspirateurs HEPA, des grattoirs, des escabeaux et une plateforme roulante',
  'postConstruction.site.ours.products': `Des produits choisis selon le fini, avec leurs fiches${says.ecoCertified ? `; écocertifiés sur demande, ${ecoExcept}` : ''}`,
  'postConstruction.site.ours.report': 'Des photos de chaque pièce à la fin de chaque phase',

  'postConstruction.clients.title': clientsTitle('post-construction'),

  'postConstruction.who.title': 'Nos clients sur les chantiers',
  'postConstruction.who.focus': 'Nous commençons par',
  'postConstruction.who.contractors': 'Entrepreneurs généraux',
  'postConstruction.who.contractors.text': 'Vous répondez d’une date de livraison et d’une liste de déficiences, et les deux dépendent de chaque corps de métier.',
  'postConstruction.who.contractors.focus': 'inscrire trois dates à votre échéancier, chacune après un corps de métier.',
  'postConstruction.who.developers': 'Promoteurs',
  'postConstruction.who.developers.text': 'Vous livrez étage par étage, et les premiers occupants emménagent en bas pendant qu’on ponce encore les joints en haut.',
  'postConstruction.who.developers.focus': 'nettoyer de nouveau le hall, les ascenseurs et les corridors après chaque livraison.',
  'postConstruction.who.tenants': 'Locataires et propriétaires occupants',
  'postConstruction.who.tenants.text': 'Vous avez rénové un bureau ou une boutique, et le jour d’ouverture figure déjà sur l’invitation.',
  'postConstruction.who.tenants.focus': 'nettoyer les pièces restées occupées, le soir ou la fin de semaine.',
  'postConstruction.who.managers': 'Gestionnaires immobiliers',
  'postConstruction.who.managers.text': 'Un locataire aménage un local, et ses voisins partagent le corridor et l’air.',
  'postConstruction.who.managers.focus': 'protéger le corridor avec des tapis pendant les travaux.',

  'postConstruction.benefits.title': 'Quatre engagements pour votre\u00a0échéancier',
  'postConstruction.benefits.price.figure': '{hours}\u00a0h',
  'postConstruction.benefits.price': 'Le prix par phase',
  'postConstruction.benefits.price.text': `Il est écrit, avec la liste des pièces. ${promise.proposal}`,
  'postConstruction.benefits.change.figure': '{hours}\u00a0h',
  'postConstruction.benefits.change': 'Un changement de date',
  'postConstruction.benefits.change.text': `Une fois la soumission acceptée, faites une demande de service pour déplacer une phase. ${promise.service}`,
  'postConstruction.benefits.room.figure': '{hours}\u00a0h',
  'postConstruction.benefits.room': 'Une pièce refusée',
  'postConstruction.benefits.room.text':
    says.reclean && promised.recleanHours ? (`Dites-nous quelle tâche, pendant la tournée ou après. ${promise.reclean}` as const) : '',
  'postConstruction.benefits.crew.figure': '0',
  'postConstruction.benefits.crew': 'Sous-traitant à suivre',
  'postConstruction.benefits.crew.text': 'Aux trois phases, le nettoyage est fait par notre personnel. Il est cautionné, et ses antécédents sont vérifiés.',

  'postConstruction.faq.title': 'Questions du chantier',
  'postConstruction.faq.book.question': 'Quand faut-il réserver?',
  'postConstruction.faq.book.answer': 'Écrivez-nous dès que l’échéancier donne une date pour le ponçage des joints. Nous visitons le chantier dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande, et nos trois dates peuvent encore bouger ensuite.',
  'postConstruction.faq.back.question': 'Que faire si un corps de métier revient après le nettoyage de détail?',
  'postConstruction.faq.back.answer': 'Dites au superviseur quelles pièces ont été rouvertes. Nous les reprenons aux retouches finales. Si l’on ponce de nouveau tout un étage, nous vous donnons un prix pour cet étage avant d’y toucher.',
  'postConstruction.faq.waste.question': 'Emportez-vous les déchets?',
  'postConstruction.faq.waste.answer':
    'Nous chargeons votre conteneur et trions le métal, le carton et le gypse là où le chantier les trie. L’amiante, les solvants et les autres matières dangereuses restent à l’entrepreneur qui détient le permis.',
  'postConstruction.faq.glass.question': 'Comment évitez-vous de rayer le verre neuf?',
  'postConstruction.faq.glass.answer':
    'Le verre trempé porte parfois des débris de fabrication, qu’une lame traîne sur la vitre. Nous photographions les rayures déjà présentes, mouillons le verre, faisons l’essai dans un coin et n’utilisons la lame que là où le vitrier l’accepte. Ailleurs, nous utilisons un solvant et un tampon blanc.',
  'postConstruction.faq.ducts.question': 'Pouvez-vous aussi nettoyer les conduits?',
  'postConstruction.faq.ducts.answer': 'Oui, avec une entreprise partenaire qui travaille sous notre supervision. Si la ventilation a fonctionné pendant le ponçage, il y a de la poussière de plâtre dans les conduits. Dites-le dans votre demande, et notre superviseur regarde les grilles pendant la même visite.',

  'postConstruction.cta.title': 'Donnez-nous votre\u00a0date de\u00a0livraison.',
  'postConstruction.cta.lead': 'Nous planifions les trois phases à rebours, à partir de cette date. Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. Dans les {hours}\u00a0heures suivant la visite, vous recevez la soumission, avec un prix par phase.',
});
