import type { TranslationOf } from '../../i18n/t.ts';
import type { duct as english, head as headEnglish } from '../en/duct.ts';
import { city, company, ductPartner, inCity, promise, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.duct.title': 'Nettoyage des conduits de ventilation',
  'head.duct.description': `${ductPartner}, notre partenaire, nettoie vos conduits et vos hottes ${inCity}, sous notre supervision. Le rapport montre chaque section en photo.`,
  'head.duct.keywords': `nettoyage de conduits commercial ${city}, nettoyage CVCA, nettoyage de hotte de cuisine, NADCA ACR, nettoyage de ventilation`,
});

/** Conduits et ventilation : l’air d’un immeuble vu en coupe, le partenaire, le rapport. */
export const duct = said<TranslationOf<typeof english>>({
  'duct.title': 'Nettoyage des conduits de ventilation',
  'duct.lead': 'Pour les immeubles, les restaurants et les usines, notre partenaire {partner} nettoie la ventilation, de l’appareil aux diffuseurs. Notre superviseur vérifie chaque section, photos à l’appui.',
  'duct.parts.title': 'Les sept éléments, numérotés sur le dessin',
  'duct.parts.picture':
    'Un immeuble de trois étages vu en coupe. Numérotés\u00a0: l’appareil de ventilation sur le toit, le conduit d’alimentation, les diffuseurs, le retour, la hotte de cuisine, son conduit d’évacuation et les trappes d’accès. Sur une échelle, un technicien brosse un conduit; notre superviseur, en jaune, prend des notes.',
  'duct.parts.handler': 'Appareil de ventilation',
  'duct.parts.handler.text': 'L’appareil est arrêté et cadenassé. Les filtres sont retirés; le serpentin, le ventilateur et le bac de drainage sont aspirés, puis lavés.',
  'duct.parts.supply': 'Conduit d’alimentation',
  'duct.parts.supply.text': 'Chaque section est mise en dépression, et des brosses montées sur une tige souple y tournent d’une ouverture à l’autre.',
  'duct.parts.diffusers': 'Diffuseurs',
  'duct.parts.diffusers.text': 'La position de chaque volet est notée; les diffuseurs sont descendus, lavés et remis au même réglage, pour que l’équilibrage ne change pas.',
  'duct.parts.return': 'Retour',
  'duct.parts.return.text': 'Il est brossé en dépression, comme l’alimentation. La charpie et la poussière de papier y reviennent avec l’air des pièces, et la couche est souvent la plus épaisse derrière les grilles.',
  'duct.parts.hood': 'Hotte de cuisine',
  'duct.parts.hood.text': 'Les filtres trempent dans le dégraissant pendant que l’intérieur de la hotte est gratté et lavé. La cuisinière est protégée par une pellicule.',
  'duct.parts.exhaust': 'Conduit d’évacuation et ventilateur de toit',
  'duct.parts.exhaust.text': 'La graisse est grattée du ventilateur jusqu’à la hotte, avec des outils réservés à la graisse.',
  'duct.parts.doors': 'Trappes d’accès',
  'duct.parts.doors.text': `Là où aucune brosse ne passe, ${ductPartner} découpe une ouverture et la ferme par une trappe à joint étanche. La trappe reste pour la prochaine inspection et figure sur votre plan.`,

  'duct.partner.title': 'Qui nettoie, et\u00a0qui en\u00a0répond',
  'duct.partner.lead':
    says.employees ? 'C’est le seul service que nous ne faisons pas avec notre personnel. Il faut des aspirateurs à grand débit, et des techniciens qui connaissent les serpentins et les volets.' : 'Les conduits demandent des aspirateurs à grand débit, et des techniciens qui connaissent les serpentins et les volets.',
  'duct.partner.name': '{partner}, notre partenaire pour les conduits',
  'duct.partner.note': 'Les techniciens de {partner} nettoient. Notre superviseur suit les travaux sur place, et la vérification porte les deux signatures.',
  'duct.partner.theirs': '{partner} se charge',
  'duct.partner.theirs.camera': 'de l’inspection par caméra',
  'duct.partner.theirs.clean': 'du nettoyage des conduits d’air selon l’ACR, la norme de la National Air Duct Cleaners Association (NADCA)',
  'duct.partner.theirs.close': 'des trappes d’accès et de leurs joints',
  'duct.partner.ours': `${company} se charge`,
  'duct.partner.ours.contract': 'de la visite, de la soumission et du contrat',
  'duct.partner.ours.access': 'des clés, des avis et de la protection des bureaux',
  'duct.partner.ours.report': 'de la vérification conjointe, et du rapport',

  'duct.process.title': 'Comment une\u00a0section est nettoyée',
  'duct.process.access': 'Évaluation et accès',
  'duct.process.access.text': 'Une caméra entre aux extrémités et à chaque coude. Nous marquons sur votre plan les trappes existantes et les ouvertures à découper, puis fixons les nuits avec vous, étage par étage.',
  'duct.process.removal': 'Extraction des\u00a0contaminants',
  'duct.process.removal.text':
    'Un aspirateur à filtre HEPA tire vers lui l’air de la section. Des brosses et des fouets à air décollent la poussière, qui sort par le boyau plutôt que par vos diffuseurs.',
  'duct.process.verification': 'Vérification',
  'duct.process.verification.text': 'La caméra retourne dans le conduit pendant que notre superviseur regarde l’écran. Si une surface laisse un doute, une bande en est aspirée de nouveau et comparée, comme le décrit l’ACR. Les trappes ne sont fermées qu’ensuite.',

  'duct.report.title': 'Le rapport que\u00a0vous recevez',
  'duct.report.lead':
    `Il ${says.portal ? 'se trouve dans votre portail client, avec' : 'contient'} deux photos de chaque section, prises du même endroit, pour votre assureur, vos locataires et le prochain technicien.`,
  'duct.report.sample': 'Exemple',
  'duct.report.name': 'Nettoyage des conduits et de la ventilation',
  'duct.report.site': 'Trois étages, un appareil de ventilation, une cuisine',
  'duct.report.before': 'Retour, étage\u00a02\u00a0: avant',
  'duct.report.after': 'Retour, étage\u00a02\u00a0: après',
  'duct.report.part': 'Élément',
  'duct.report.found': 'Constaté',
  'duct.report.verified': 'Vérification',
  'duct.report.handler.found': 'Serpentin colmaté du côté de l’entrée d’air',
  'duct.report.handler.verified': 'Caméra, lumière à travers le serpentin',
  'duct.report.supply.found': 'Pellicule grise, aucun débris',
  'duct.report.supply.verified': 'Caméra',
  'duct.report.diffusers.found': '18, plafond noirci autour de 5',
  'duct.report.diffusers.verified': 'Examen visuel, volets au réglage noté',
  'duct.report.return.found': 'Charpie, jusqu’à 6\u00a0mm',
  'duct.report.return.verified': 'Caméra, comparaison de surface',
  'duct.report.hood.found': 'Graisse derrière les filtres',
  'duct.report.hood.verified': 'Examen visuel, métal à nu',
  'duct.report.exhaust.found': 'Graisse, 3\u00a0mm au coude',
  'duct.report.exhaust.verified': 'Caméra, métal à nu',
  'duct.report.doors.found': '4, et 3 ajoutées',
  'duct.report.doors.verified': 'Joints, ventilateur en marche',
  'duct.report.defects': 'À confier à votre entrepreneur en ventilation\u00a0:',
  'duct.report.defects.text': 'un volet bloqué en position ouverte à l’étage\u00a01, un revêtement intérieur déchiré au deuxième coude du retour.',
  'duct.report.signed': 'Signé',
  'duct.report.signed.ours': `superviseur, ${company}`,
  'duct.report.signed.theirs': 'technicienne responsable, {partner}, avec son nom et son numéro de certificat',

  'duct.list.title': 'Douze tâches, à chaque nettoyage',
  'duct.list.lock': 'Arrêter et cadenasser l’appareil',
  'duct.list.cover': 'Couvrir les bureaux et les planchers sous chaque ouverture',
  'duct.list.dampers': 'Noter la position de chaque volet',
  'duct.list.doors': 'Découper les ouvertures manquantes, prendre les premières photos',
  'duct.list.coil': 'Aspirer et laver le serpentin, le ventilateur et le bac de drainage',
  'duct.list.brush': 'Brosser l’alimentation et le retour en dépression',
  'duct.list.grilles': 'Laver les diffuseurs et les grilles',
  'duct.list.grease': 'Dégraisser la hotte, ses filtres et l’évacuation',
  'duct.list.filters': 'Poser des filtres neufs',
  'duct.list.photos': 'Reprendre chaque photo du même endroit',
  'duct.list.close': 'Fermer chaque ouverture avec son joint',
  'duct.list.restart': 'Remettre l’appareil en marche avec le technicien de l’immeuble',

  'duct.when.title': 'Quand nettoyer les conduits',
  'duct.when.figure': '{from}–{to}',
  'duct.when.years': 'ans',
  'duct.when.text':
    'Les conduits se nettoient en général tous les {from}\u00a0à\u00a0{to}\u00a0ans. Avant tout nettoyage, notre partenaire regarde avec une caméra. Si le métal est encore à nu, nous vous le disons et proposons une date plus tardive.',
  'duct.when.places': 'Quand devancer le nettoyage',
  'duct.when.due': 'Plus tôt si',
  'duct.when.offices': 'Immeubles de bureaux',
  'duct.when.offices.text': 'Les gestionnaires voient le plafond noircir autour des diffuseurs, ou trouvent les bureaux gris le lundi.',
  'duct.when.offices.due': 'un étage a été rénové, car la poussière de plâtre se dépose dans le retour.',
  'duct.when.condos': 'Copropriétés',
  'duct.when.condos.text': 'Un seul appareil sur le toit alimente tous les corridors, et le garage a sa propre évacuation. Les résidents reçoivent un avis pour chaque étage.',
  'duct.when.condos.due': 'la poussière se dépose autour des grilles des corridors.',
  'duct.when.kitchens': 'Restaurants et cafétérias',
  'duct.when.kitchens.text': 'La graisse s’accumule plus vite que la poussière; la hotte et son évacuation sont donc inspectées selon leur propre calendrier, qui dépend de ce que vous cuisinez, et nettoyées quand de la graisse y est trouvée. La norme NFPA\u00a096 régit ce travail.',
  'duct.when.kitchens.due': 'votre assureur ou le service de sécurité incendie fixe une date.',
  'duct.when.plants': 'Usines et entrepôts',
  'duct.when.plants.text': 'La farine, les fibres et la poussière de métal se comportent différemment. Nous demandons leurs fiches de données avant d’ouvrir un conduit.',
  'duct.when.plants.due': 'votre procédé ou votre auditeur exige un registre.',

  'duct.benefits.title': 'Quatre engagements pour vos conduits',
  'duct.benefits.contract.badge': '1',
  'duct.benefits.contract': 'Un contrat, deux noms',
  'duct.benefits.contract.text': `Vous traitez avec ${company} de la soumission à la facture, et vous savez qui travaille dans vos plafonds.`,
  'duct.benefits.hepa.badge': 'HEPA',
  'duct.benefits.hepa': 'La poussière n’entre pas dans les pièces',
  'duct.benefits.hepa.text': 'La section demeure en dépression tant qu’elle est ouverte, et l’air que rejette l’aspirateur est filtré.',
  'duct.benefits.acr.badge': 'ACR',
  'duct.benefits.acr': 'Une norme pour vérifier',
  'duct.benefits.acr.text': 'L’ACR de la NADCA dit ce qu’est un conduit d’air propre et comment le constater. Votre ingénieur peut y comparer le rapport.',
  'duct.benefits.again.badge': '{hours}\u00a0h',
  'duct.benefits.again': 'Une tâche refaite',
  'duct.benefits.again.text':
    says.reclean && promised.recleanHours ? (`S’il reste de la poussière, dites-nous dans quel conduit ou sur quel diffuseur. ${promise.reclean}` as const) : '',

  'duct.clients.title': 'Ce que disent nos clients du suivi',

  'duct.faq.title': 'Questions sur les conduits',
  'duct.faq.often.question': 'À quelle fréquence faut-il nettoyer les conduits?',
  'duct.faq.often.answer':
    'L’alimentation et le retour se nettoient en général tous les {from}\u00a0à\u00a0{to}\u00a0ans. L’évacuation d’une cuisine a son propre calendrier, qui dépend de la cuisson. Des filtres neufs sont posés à chaque nettoyage; entre deux nettoyages, le technicien de l’immeuble change les filtres chaque saison.',
  'duct.faq.partner.question': 'Pourquoi faire appel à un partenaire?',
  'duct.faq.partner.answer':
    `Nos équipes d’entretien ${says.employees ? 'sont à notre emploi, mais elles n’ont' : 'n’ont'} ni l’équipement ni la formation que demandent les conduits. {partner} a les deux. Nous gardons le contrat, la supervision et la responsabilité.`,
  'duct.faq.open.question': 'Pouvons-nous rester ouverts pendant le nettoyage?',
  'duct.faq.open.answer':
    'Oui, en règle générale. L’appareil est arrêté la nuit ou la fin de semaine, un étage est ouvert à la fois, et l’air circule de nouveau avant l’arrivée des gens. Une cuisine ferme le soir où sa hotte est nettoyée.',
  'duct.faq.health.question': 'Le nettoyage réduira-t-il notre facture d’énergie ou les maux de tête?',
  'duct.faq.health.answer':
    'Nous ne promettons ni l’un ni l’autre. Un serpentin propre laisse passer plus d’air, et cela se mesure. Les odeurs, l’humidité et les malaises relèvent d’abord d’un ingénieur en ventilation ou d’un hygiéniste du travail.',
  'duct.faq.repairs.question': 'Réparez-vous ce que vous trouvez?',
  'duct.faq.repairs.answer':
    'Non. Les revêtements déchirés, les joints lâches et les volets bloqués sont photographiés et inscrits au rapport, pour votre entrepreneur en ventilation. Les ouvertures découpées pour le nettoyage sont fermées par une trappe d’accès.',

  'duct.cta.title': 'Planifiez le\u00a0nettoyage de\u00a0vos\u00a0conduits.',
  'duct.cta.lead': 'Le nombre de systèmes et l’année du dernier nettoyage suffisent pour commencer. Nous visitons les lieux dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande, et la soumission suit dans les {hours}\u00a0heures suivant la visite. La caméra passe avant tout nettoyage\u00a0: si le métal est à nu, nous vous le disons.',
});
