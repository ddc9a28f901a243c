import type { TranslationOf } from '../../i18n/t.ts';
import type { building as english, head as headEnglish } from '../en/building.ts';
import { city, clientsTitle, inCity } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head: TranslationOf<typeof headEnglish> = {
  'head.building.title': 'Entretien d’immeubles et de copropriétés',
  'head.building.description':
    `Voyez ce que chaque mois ajoute à l’entretien d’aires communes ${inCity}, du calcium de janvier aux déménagements du 1er\u00a0juillet et aux feuilles d’octobre.`,
  'head.building.keywords': `entretien de copropriété ${city}, entretien ménager d’immeuble, aires communes, nettoyage de hall, lavage de garage, syndicat de copropriété`,
};

/** Immeubles et copropriétés : ce qui change dans le travail de janvier à décembre. */
export const building: TranslationOf<typeof english> = {
  'building.title': 'Entretien d’immeubles et\u00a0de\u00a0copropriétés',
  'building.lead':
    'Une même routine toute l’année, et chaque mois ses tâches\u00a0: le calcium du garage en avril, les marques de déménagement en juillet.',

  'building.year.title': 'Ce que le mois ajoute',
  'building.year.lead': 'Les dessins suivent une même entrée; les notes portent sur tout l’immeuble. Les dates de votre immeuble sont fixées avec vous et paraissent dans le portail.',
  'building.year.january': 'Janvier',
  'building.year.january.task': 'Le calcium sur le carrelage',
  'building.year.january.text': 'Comme à chaque passage depuis décembre, le hall est lavé avec un produit contre le calcium, puis rincé à l’eau claire. Sans rinçage, un voile blanc revient au séchage.',
  'building.year.february': 'Février',
  'building.year.february.task': 'Le sel dans les rails',
  'building.year.february.text': 'Les grains tassés dans les rails bloquent les portes des ascenseurs. Chaque semaine, nous les brossons et les aspirons, et essuyons les parois des cabines jusqu’à la hauteur du genou.',
  'building.year.march': 'Mars',
  'building.year.march.task': 'L’eau de fonte',
  'building.year.march.text': 'Les tapis détrempés sont échangés contre des tapis secs. Un aspirateur à eau ramasse ce qui coule plus loin, vers l’escalier.',
  'building.year.april': 'Avril',
  'building.year.april.task': 'Le garage, par moitiés',
  'building.year.april.text': 'Les résidents libèrent une moitié pour la journée. Nous aspirons le sable, puis lavons la dalle et la rampe à pression pour en déloger le calcium.',
  'building.year.may': 'Mai',
  'building.year.may.task': 'Les vitres et la terrasse',
  'building.year.may.text': 'Nous lavons les vitres extérieures au niveau de la rue, puis le mobilier de la terrasse avant qu’il soit installé.',
  'building.year.june': 'Juin',
  'building.year.june.task': 'Avant les déménagements',
  'building.year.june.text': 'Les toiles de protection sont posées dans l’ascenseur. Nous photographions les murs des corridors, pour distinguer les marques de juillet des anciennes.',
  'building.year.july': 'Juillet',
  'building.year.july.task': 'Après les déménagements',
  'building.year.july.text':
    'Les locaux à déchets débordent de ce que les déménageurs laissent. Nous les vidons plus souvent cette semaine-là, puis enlevons le ruban et les traces noires des murs de l’escalier.',
  'building.year.august': 'Août',
  'building.year.august.task': 'Les bacs à la chaleur',
  'building.year.august.text': 'Les bacs sont lavés et désinfectés chaque semaine, avec le plancher dessous. Les tapis des corridors sont nettoyés par extraction à l’eau chaude pendant que bien des résidents sont absents.',
  'building.year.september': 'Septembre',
  'building.year.september.task': 'Les luminaires et les plinthes',
  'building.year.september.text': 'Nous descendons les globes pour en vider les insectes de l’été. Les plinthes chauffantes sont aspirées avant d’être rallumées.',
  'building.year.october': 'Octobre',
  'building.year.october.task': 'Les feuilles sur le drain',
  'building.year.october.text': 'Nous balayons le seuil à chaque passage et dégageons à la main le drain au bas de la rampe, là où les feuilles mouillées retiennent la pluie.',
  'building.year.november': 'Novembre',
  'building.year.november.task': 'Les tapis et le fini à plancher',
  'building.year.november.text': 'Nous posons de nouvelles couches de fini sur le plancher du hall avant que le sel puisse le rayer. Les tapis d’hiver sont ensuite déroulés jusqu’à l’ascenseur.',
  'building.year.december': 'Décembre',
  'building.year.december.task': 'La première neige, les colis',
  'building.year.december.text': 'D’ici au dégel, chaque passage finit par l’entrée, lavée avec un produit contre le calcium. Le carton des colis est aplati et attaché.',

  'building.list.title': 'Ce que comprend la routine de base',
  'building.list.note': 'La soumission fixe la fréquence de chacune de ces tâches pour votre immeuble.',
  'building.list.visit': 'à chaque passage',
  'building.list.weekly': 'chaque semaine',
  'building.list.monthly': 'chaque mois',
  'building.list.entrance': 'Vitres, poignées et interphone de l’entrée',
  'building.list.lobby': 'Plancher et tapis du hall',
  'building.list.mail': 'Boîtes aux lettres et tablettes à colis',
  'building.list.elevators': 'Boutons, miroirs et plancher des ascenseurs',
  'building.list.garbage': 'Locaux à déchets et à recyclage, portes de la chute',
  'building.list.washrooms': 'Salles de toilettes communes, avec leurs fournitures',
  'building.list.corridors': 'Planchers et cadres de porte des corridors',
  'building.list.stairs': 'Marches, paliers et mains courantes',
  'building.list.laundry': 'Buanderie, charpie derrière les sécheuses',
  'building.list.gym': 'Appareils et plancher du gym',
  'building.list.baseboards': 'Plinthes, interrupteurs et marques aux murs',
  'building.list.garage': 'Garage balayé; portes, casiers, taches d’huile',

  'building.process.title': 'Comment l’année est planifiée',
  'building.process.daily': 'L’essentiel au quotidien',
  'building.process.daily.text': 'À chaque passage, les jours que vous choisissez, l’équipe fait l’entrée, les ascenseurs et les locaux à déchets. Elle finit à la porte de la rue, là où ses propres pas se verraient.',
  'building.process.daily.when': 'à chaque passage',
  'building.process.deep': 'Grand ménage par rotation',
  'building.process.deep.text': 'Chaque semaine, une zone est faite de haut en bas, comme une cage d’escalier, une aile de corridors ou le gym. La soumission donne l’ordre des zones.',
  'building.process.deep.when': 'une zone par semaine, à tour de rôle',
  'building.process.seasonal': 'Projets saisonniers',
  'building.process.seasonal.text': 'Le garage, les vitres extérieures, les tapis et le fini du plancher du hall sont prévus à date fixe. Chacun a sa ligne et son prix dans la soumission.',
  'building.process.seasonal.when': 'avril, mai, août et novembre',

  'building.record.title': 'Avis aux résidents et\u00a0registre des incidents',
  'building.record.residents': 'Communication avec les résidents',
  'building.record.residents.text':
    'Avant des travaux qui mouillent, font du bruit ou ferment une porte, nous affichons un avis dans le hall et les ascenseurs, en français et en anglais. Vous le lisez avant l’affichage. Si un résident se plaint à l’équipe, la plainte est notée pour vous dans le portail.',
  'building.record.log': 'Registre des incidents',
  'building.record.log.text':
    'Les bris, les fuites et les objets abandonnés sont notés dans le portail avec l’heure, l’endroit et une photo. Pour de l’eau ou une porte forcée, nous vous téléphonons avant d’écrire; pour de la fumée, nous appelons d’abord le\u00a0911. Nous répondons à vos messages du portail dans les {hours}\u00a0heures.',
  'building.record.notice': 'Garage, moitié est',
  'building.record.notice.text': 'Veuillez sortir votre voiture mardi matin. Le plancher sera lavé, et vous pourrez vous garer de nouveau en soirée.',
  'building.record.notice.kind': 'Avis aux résidents, exemple',
  'building.record.entries': 'Une semaine au registre, exemple',
  'building.record.leak': 'Lundi, garage',
  'building.record.leak.text': 'De l’eau goutte d’un tuyau au-dessus de la case\u00a041. Nous avons téléphoné à la gestion et posé des cônes.',
  'building.record.lift': 'Mercredi, ascenseur\u00a02',
  'building.record.lift.text': 'La porte se rouvre trois fois au rez-de-chaussée. Nous avons aspiré le rail, sans effet, et envoyé une photo.',
  'building.record.sofa': 'Vendredi, escalier\u00a0B',
  'building.record.sofa.text': 'Un divan bloque le palier du troisième étage. Nous avons envoyé une photo, et la gestion a écrit aux résidents.',

  'building.types.title': 'Trois types d’immeubles',
  'building.types.focus': 'Priorité\u00a0:',
  'building.types.residential': 'Copropriétés résidentielles',
  'building.types.residential.text': 'Les copropriétaires qui paient l’entretien traversent le hall tous les jours, avec leurs enfants et leurs chiens.',
  'building.types.residential.focus': 'le plancher du hall, les locaux des chutes, le garage au printemps.',
  'building.types.mixed': 'Immeubles mixtes',
  'building.types.mixed.text': 'Une boutique ou une clinique sur la rue partage ses drains, sa rampe et sa porte de livraison avec les logements au-dessus.',
  'building.types.mixed.focus': 'des locaux à déchets distincts, les livraisons, les vitres au niveau de la rue.',
  'building.types.commercial': 'Immeubles commerciaux',
  'building.types.commercial.text': 'Plusieurs locataires partagent le hall, les salles de toilettes de l’étage et le monte-charge, et chacun ferme à son heure.',
  'building.types.commercial.focus': 'les salles de toilettes midi et soir, le tableau des locataires, le monte-charge.',

  'building.benefits.title': 'Quatre avantages pour\u00a0la\u00a0gestion d’immeuble',
  'building.benefits.keys.badge': '1',
  'building.benefits.keys': 'Une équipe pour vos\u00a0clés et\u00a0vos\u00a0puces d’accès',
  'building.benefits.keys.text': 'Elles sont confiées à des gens à notre emploi, cautionnés et assurés, dont les antécédents sont vérifiés. Une seule personne en répond.',
  'building.benefits.requests.badge': '{hours}\u00a0h',
  'building.benefits.requests': 'Quand un membre du conseil demande un travail',
  'building.benefits.requests.text': 'Transmettez-nous sa demande de service, dans ses mots. À titre de client, vous recevez notre réponse en {hours}\u00a0heures au plus.',
  'building.benefits.emergency.badge': '24/7',
  'building.benefits.emergency': 'De l’eau au garage, la nuit',
  'building.benefits.emergency.text': 'Composez le même numéro que le jour. En moyenne, nous répondons en moins de {minutes}\u00a0minutes.',
  'building.benefits.reclean.badge': '{hours}\u00a0h',
  'building.benefits.reclean': 'Un étage à refaire',
  'building.benefits.reclean.text': 'Dites lequel à notre responsable, et il est nettoyé de nouveau sans frais, dans les {hours}\u00a0heures suivant votre appel ou votre message.',

  'building.clients.title': clientsTitle('building-cleaning'),

  'building.faq.title': 'Questions des conseils et des gestionnaires',
  'building.faq.days.question': 'Peut-on avoir plus de passages l’hiver que l’été?',
  'building.faq.days.answer':
    'Oui. Un conseil peut choisir sept jours par semaine de décembre à avril, et moins ensuite. La soumission donne les deux horaires avec leurs prix, et aucun contrat à long terme n’est exigé.',
  'building.faq.budget.question': 'Les projets saisonniers sont-ils compris dans le prix mensuel?',
  'building.faq.budget.answer': 'Chacun a son prix à part, et le conseil peut l’inscrire au budget de l’année ou s’en passer. Un projet n’est réservé qu’une fois sa date approuvée par vous.',
  'building.faq.stone.question': 'Peut-on employer un produit contre le calcium sur du marbre?',
  'building.faq.stone.answer':
    'Non. Il est acide et attaquerait la pierre. Sur le marbre, le terrazzo et le calcaire, nous prenons un nettoyant neutre et changeons l’eau de rinçage plus souvent.',
  'building.faq.snow.question': 'Faites-vous le déneigement ou l’entretien du terrain?',
  'building.faq.snow.answer':
    'Non. Nous balayons le seuil et le haut de la rampe; votre entrepreneur fait le reste. Si les deux horaires entrent en conflit, notre responsable convient des heures avec lui.',
  'building.faq.access.question': 'Quelqu’un doit-il ouvrir à l’équipe?',
  'building.faq.access.answer':
    'Non. Chaque personne de l’équipe a sa puce, et le système de l’immeuble enregistre qui entre, qui sort et à quelle heure. Les puces n’ouvrent que les aires communes. Une puce est rendue le jour où la personne cesse de travailler chez vous, et toutes le sont le jour où le service prend fin.',

  'building.cta.title': 'Montrez-nous votre\u00a0immeuble, du toit au garage.',
  'building.cta.lead':
    'Notre responsable vient en faire le tour avec vous d’ici {from}\u00a0à\u00a0{to}\u00a0jours ouvrables. Dans les {hours}\u00a0heures suivant cette visite, vous recevez la routine, les projets saisonniers et leurs prix.',
};
