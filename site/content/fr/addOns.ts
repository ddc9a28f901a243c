import type { TranslationOf } from '../../i18n/t.ts';
import type { addOns as english, head as headEnglish } from '../en/addOns.ts';
import { city, clientsTitle, ducts, ecoExcept, inCity, promise, promised, said, says, timePromises } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.addOns.title': 'Services de nettoyage spécialisés',
  'head.addOns.description':
    `Nous nettoyons les tapis, les vitres et les planchers, et faisons six autres travaux ${inCity}. Voyez leur fréquence et la durée de fermeture de la pièce.`,
  'head.addOns.keywords': `nettoyage de tapis ${city}, décapage et cirage de planchers, lavage de vitres commercial, lavage sous pression, nettoyage après déménagement`,
});

/** Les neuf services spécialisés, composés comme une carte : la fréquence tient la place du prix. */
export const addOns = said<TranslationOf<typeof english>>({
  'addOns.title': 'Services de\u00a0nettoyage spécialisés',
  'addOns.lead': 'Nous faisons neuf travaux en bureau, en copropriété et en usine, une fois ou selon votre horaire.',
  'addOns.price': 'Le prix figure dans la soumission, que vous recevez dans les {hours}\u00a0heures suivant la visite des lieux.',

  'addOns.menu.wet': 'Cuisines et salles de toilettes',
  'addOns.menu.kitchen': 'Cuisine',
  'addOns.menu.kitchen.often': '4\u00a0fois l’an',
  'addOns.menu.kitchen.text':
    'Nous déplaçons les appareils, dégraissons l’extérieur de la hotte, ses filtres et le mur derrière la cuisinière, lavons l’intérieur des réfrigérateurs et détartrons les éviers.',
  'addOns.menu.kitchen.closed': 'Fermeture de {hours}\u00a0heures, après le dernier repas',
  'addOns.menu.washroom': 'Salle de toilettes',
  'addOns.menu.washroom.often': '6\u00a0fois l’an',
  'addOns.menu.washroom.text': 'Nous détartrons les cuvettes, les urinoirs et les robinets, brossons les joints à la machine, lavons les cloisons et rinçons le drain de plancher.',
  'addOns.menu.washroom.closed': 'Fermeture de {hours}\u00a0heures, une salle à la fois',
  'addOns.menu.disinfection': 'Désinfection',
  'addOns.menu.disinfection.often': '1\u00a0fois par semaine',
  'addOns.menu.disinfection.text':
    'De novembre à mars, ou après une éclosion, nous désinfectons les bureaux, les téléphones, les accoudoirs et les rampes. Le produit porte un numéro de Santé Canada (DIN), et la surface reste mouillée le temps indiqué sur l’étiquette.',
  'addOns.menu.disinfection.closed': 'Fermeture de moins d’une heure, le temps que tout sèche',
  'addOns.menu.soft': 'Tapis, planchers et sièges',
  'addOns.menu.carpet': 'Tapis',
  'addOns.menu.carpet.often': '2\u00a0fois l’an',
  'addOns.menu.carpet.text':
    'Nous passons l’aspirateur, prétraitons les taches, rinçons par extraction à l’eau chaude et peignons les fibres. Des ventilateurs tournent jusqu’au matin. La fréquence de deux fois l’an vaut pour les zones achalandées; le reste peut attendre de 12\u00a0à\u00a018\u00a0mois.',
  'addOns.menu.carpet.closed': 'Fermeture de {hours}\u00a0heures, pour sécher',
  'addOns.menu.floors': 'Planchers',
  'addOns.menu.floors.often': '1\u00a0fois l’an',
  'addOns.menu.floors.text': 'Nous décapons le vinyle jusqu’au carreau nu, le neutralisons et posons quatre couches de fini. Entre deux décapages, la polisseuse ravive le lustre.',
  'addOns.menu.floors.closed': 'Fermeture de {hours}\u00a0heures, la nuit',
  'addOns.menu.upholstery': 'Meubles rembourrés',
  'addOns.menu.upholstery.often': '1\u00a0fois l’an',
  'addOns.menu.upholstery.text': 'Nous aspirons les chaises, les canapés et les panneaux de bureau, vérifions que la teinture tient, puis procédons par extraction, avec le moins d’eau possible.',
  'addOns.menu.upholstery.closed': 'Sièges à laisser libres pendant {hours}\u00a0heures; la pièce reste ouverte',
  'addOns.menu.outside': 'Vitres et extérieur',
  'addOns.menu.windows': 'Vitres',
  'addOns.menu.windows.often': '2\u00a0fois l’an',
  'addOns.menu.windows.text':
    'Au printemps, après le dégel, et en octobre, nous lavons les deux faces, les cadres et les rails. Dehors, nous travaillons du sol, avec une perche alimentée en eau filtrée.',
  'addOns.menu.windows.closed': 'Aucune fermeture',
  'addOns.menu.pressure': 'Lavage sous pression',
  'addOns.menu.pressure.often': '1\u00a0fois l’an',
  'addOns.menu.pressure.text':
    'De la mi-avril à la mi-octobre, nous lavons les quais, les planchers de garage et les entrées, à la pression que supporte chaque matériau. Les murs de brique attendent le mois de mai. Le sable et le calcium sont d’abord aspirés, pour épargner le drain.',
  'addOns.menu.pressure.closed': 'Fermeture de {hours}\u00a0heures, une moitié du garage à la fois',
  'addOns.menu.tenants': 'Entre deux locataires',
  'addOns.menu.move': 'Arrivée et départ',
  'addOns.menu.move.often': '1\u00a0fois par bail',
  'addOns.menu.move.text': 'Dans le logement vide, nous lavons l’intérieur des armoires et des appareils, puis les murs, les vitres et les planchers. Pour les déménagements de juillet, réservez au plus tard à la fin de mai.',
  'addOns.menu.move.closed': 'Fermeture de {hours}\u00a0heures, logement vide',

  'addOns.list.title': 'Compris, quand le\u00a0travail le\u00a0demande',
  'addOns.list.test': 'Essayer le produit à un endroit caché',
  'addOns.list.furniture': 'Déplacer les meubles et les remettre en place',
  'addOns.list.signs': 'Poser les panneaux et les barrières',
  'addOns.list.machines': 'Apporter les machines, les boyaux et les ventilateurs',
  'addOns.list.protect': 'Couvrir les prises, les plinthes et les plantes',
  'addOns.list.sheets': 'Laisser les fiches de données de sécurité (SIMDUT)',
  'addOns.list.photos': 'Prendre des photos avant et après',
  'addOns.list.water': 'Ne laisser ni eau sale ni déchets',

  'addOns.sets.title': 'Ce qui va ensemble, selon l’immeuble',
  'addOns.sets.lead': 'Réunissez deux travaux la même fin de semaine\u00a0: vous ne fermez qu’une fois. Voici trois commandes, avec les mois qui leur conviennent.',
  'addOns.sets.office': 'Bureaux',
  'addOns.sets.office.text': 'Les tapis et les chaises sèchent la même fin de semaine, et le personnel retrouve l’étage ouvert le lundi.',
  'addOns.sets.condo': 'Copropriétés',
  'addOns.sets.condo.text': 'Le garage passe en premier, quand les voitures n’apportent plus de calcium (sel de voirie); les corridors attendent la fin des déménagements.',
  'addOns.sets.warehouse': 'Entrepôts et usines',
  'addOns.sets.warehouse.text': 'Sauf dans les salles de toilettes, ces travaux se font pendant les vacances de la construction, quand la production est arrêtée.',
  'addOns.sets.april': 'avril',
  'addOns.sets.aprilOctober': 'avril, octobre',
  'addOns.sets.mayNovember': 'mai, novembre',
  'addOns.sets.may': 'mai',
  'addOns.sets.winter': 'novembre à mars',
  'addOns.sets.june': 'fin juin',
  'addOns.sets.mid': 'août',
  'addOns.sets.july': 'juillet',
  'addOns.sets.evenMonths': 'tous les deux mois',
  'addOns.sets.corridors': 'Tapis des corridors',
  'addOns.sets.garage': 'Garage, sous pression',
  'addOns.sets.docks': 'Quais, sous pression',
  'addOns.sets.breakRoom': 'Cuisine des employés',
  'addOns.sets.officeFloors': 'Planchers des bureaux',
  'addOns.sets.focus': 'Notre première question\u00a0:',
  'addOns.sets.office.focus': 'quelle pièce doit rouvrir le lundi à huit heures.',
  'addOns.sets.condo.focus': 'qui demande aux résidents de déplacer leur voiture, et pour quand.',
  'addOns.sets.warehouse.focus': 'où mènent les drains de plancher, et ce qui peut y aller.',

  'addOns.process.title': 'Comment un travail se commande et s’approuve',
  'addOns.process.receipt': 'Vous gardez',
  'addOns.process.scope': 'Confirmation des travaux',
  'addOns.process.scope.text':
    'Nous mesurons la pièce, examinons les fibres, les finis et les taches, et essayons le produit à un endroit caché. La soumission dit quelles marques sont indélébiles, avant votre accord.',
  'addOns.process.scope.receipt': 'la soumission, avec la liste des tâches et les marques qu’elle dit indélébiles',
  'addOns.process.window': 'Plage réservée',
  'addOns.process.window.text': 'Vous choisissez le soir ou la fin de semaine, et l’heure où la pièce doit rouvrir. Nous calculons le séchage à rebours, à partir de cette heure.',
  'addOns.process.window.receipt': 'un avis à poser sur la porte',
  'addOns.process.signOff': 'Approbation des travaux',
  'addOns.process.signOff.text':
    `Le superviseur parcourt la pièce avec vous, lumières allumées${says.portal ? ', ou vous envoie les photos dans le portail client' : ''}. Vous signez quand la dernière tache est traitée.`,
  'addOns.process.signOff.receipt': 'les photos avant et après, signées',

  'addOns.benefits.title': 'Quatre engagements pour chaque travail',
  'addOns.benefits.supervisor': 'Le même superviseur',
  'addOns.benefits.supervisor.text': 'Si nous faisons déjà votre entretien, votre superviseur est sur place au début et à la fin de ces travaux. Il a déjà vos clés et son propre code d’alarme.',
  'addOns.benefits.contract': 'Chaque travail est indépendant',
  'addOns.benefits.contract.text': 'Vous pouvez commander une fois et en rester là. Aucun contrat à long terme n’est exigé, et nous n’envoyons un rappel que si vous en voulez un.',
  'addOns.benefits.again': 'Une tâche refaite',
  'addOns.benefits.again.text':
    says.reclean && promised.recleanHours ? (`S’il reste des traces sur une vitre ou un cerne sur un tapis, dites-le-nous. ${promise.reclean} ${timePromises.reclean.excluded['fr-CA']}` as const) : '',
  'addOns.benefits.water': 'Un tuyau éclaté',
  'addOns.benefits.water.text':
    says.emergency && promised.emergencyResponseMinutes ? (`N’attendez pas de soumission\u00a0: appelez. ${promise.emergency}` as const) : '',

  'addOns.clients.title': clientsTitle(),

  'addOns.faq.title': 'Avant de commander',
  'addOns.faq.alone.question': 'Peut-on commander un seul travail, sans entretien régulier?',
  'addOns.faq.alone.answer': 'Oui. Chacun des neuf peut être réservé à part, même une seule fois. Le traitement des odeurs, qui s’y ajoute, a sa case dans la demande. Nous visitons d’abord les lieux\u00a0: un tapis ne se juge pas sur photo.',
  'addOns.faq.price.question': 'Pourquoi cette liste ne donne-t-elle pas de prix?',
  'addOns.faq.price.answer':
    'La même pièce peut demander deux heures ou une nuit, selon les meubles à déplacer, l’âge des taches, l’ancien fini et l’arrivée d’eau. Nous mesurons tout sur place, et la soumission donne un prix par ligne.',
  'addOns.faq.who.question': 'Qui fait le travail?',
  'addOns.faq.who.answer':
    says.employees ? `Ce sont des préposés à notre emploi. Ils sont cautionnés, et leurs antécédents sont vérifiés. Aucun de ces neuf travaux n’est donné en sous-traitance.${ducts ? ' Le nettoyage des conduits est un autre service, fait avec une entreprise partenaire.' : ''}` : '',
  'addOns.faq.products.question': 'Y aura-t-il une odeur le matin?',
  'addOns.faq.products.answer':
    `L’odeur d’un fini à plancher dure une nuit; nous le posons donc quand la ventilation fonctionne. Nous rinçons les tapis une dernière fois à l’eau claire. Des produits écocertifiés sont offerts sur demande, ${ecoExcept}.`,
  'addOns.faq.stain.question': 'Et si une tache reste?',
  'addOns.faq.stain.answer':
    'L’eau de Javel, les brûlures et certaines encres altèrent la fibre elle-même. La soumission dit ces marques indélébiles, avant que vous décidiez. Si une autre tache réapparaît au séchage, dites-le-nous\u00a0: nous refaisons le nettoyage dans les {hours}\u00a0heures suivant votre appel ou votre message, sans frais.',

  'addOns.cta.title': 'Choisissez vos\u00a0services spécialisés.',
  'addOns.cta.lead': 'Cochez ce qu’il vous faut dans la demande de soumission. Planchers, meubles rembourrés, cuisine, salles de toilettes ou déménagement? Écrivez-le sous «\u00a0Autre chose à nous dire\u00a0». Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande et envoyons la soumission, avec un prix par travail, dans les {hours}\u00a0heures suivant cette visite.',
});
