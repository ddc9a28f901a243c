import type { TranslationOf } from '../../i18n/t.ts';
import type { head as headEnglish, office as english } from '../en/office.ts';
import { city, clientsTitle, ecoExcept, inCity, promise, promised, said, says } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.office.title': 'Entretien ménager de bureaux',
  'head.office.description': `Un bon de travail de onze tâches précise l’heure, les pièces et le préposé pour chaque tâche de vos bureaux. Voyez celui d’un mardi soir ${inCity}.`,
  'head.office.keywords':
    `entretien de bureaux ${city}, entretien ménager de sièges sociaux, nettoyage de bureaux le soir, clinique, espace de cotravail, bon de travail`,
});

/** L’entretien de bureaux : le bon de travail d’un soir, ligne par ligne. */
export const office = said<TranslationOf<typeof english>>({
  'office.title': 'Entretien de bureaux, ligne par ligne',
  'office.lead':
    'L’équipe suit un bon de travail\u00a0: ce qui se fait, dans quelles pièces, par qui et à quelle heure. Nous rédigeons le vôtre après la visite des lieux.',

  'office.order.title': 'Le bon de travail d’un mardi soir',
  'office.order.lead': 'Cet exemple vaut pour {area}\u00a0pi² sur deux étages.',
  'office.order.legend': 'Dans le dessin, chaque fenêtre éclairée représente une demi-heure de travail.',
  'office.order.place': 'Lieu',
  'office.order.place.text': 'Bureaux, 5e\u00a0et\u00a06e\u00a0étages',
  'office.order.hours': 'Heures',
  'office.order.hours.text': 'De {opens} à {closes}',
  'office.order.crew': 'Équipe',
  'office.order.crew.text': 'Deux préposés, A et B',
  'office.order.supervisor': 'Superviseur',
  'office.order.supervisor.text': 'Sur place le mardi et, sans préavis, certains autres soirs; au téléphone le reste du temps',
  'office.order.hour': 'Heure',
  'office.order.line': 'Tâche',
  'office.order.where': 'Où',
  'office.order.who': 'Qui',
  'office.order.cleaner': 'Préposé',
  'office.order.bins': 'Déchets, recyclage, compost',
  'office.order.bins.text': 'Nous descendons chaque matière au quai dans un chariot distinct.',
  'office.order.bins.where': '80\u00a0postes de travail',
  'office.order.kitchens': 'Cuisinettes',
  'office.order.kitchens.text': 'Nous lavons le micro-ondes, l’évier et les comptoirs, puis démarrons le lave-vaisselle.',
  'office.order.kitchens.where': '2\u00a0cuisinettes',
  'office.order.desks': 'Bureaux dégagés',
  'office.order.desks.text': 'Nous essuyons les surfaces et les accoudoirs au chiffon humide. Un bureau couvert de papiers attend au lendemain.',
  'office.order.desks.where': '80\u00a0postes de travail',
  'office.order.washrooms': 'Salles de toilettes',
  'office.order.washrooms.text': 'La surface désinfectée reste mouillée le temps indiqué sur l’étiquette, puis est essuyée.',
  'office.order.washrooms.where': '4\u00a0salles de toilettes',
  'office.order.supplies': 'Papier et savon',
  'office.order.supplies.text': 'Nous remplissons les distributeurs et notons ce qui manque dans le placard.',
  'office.order.supplies.where': 'Salles de toilettes, cuisinettes',
  'office.order.handles': 'Poignées et interrupteurs',
  'office.order.handles.text': 'Nous désinfectons ce que tout le monde touche, jusqu’aux boutons des photocopieurs.',
  'office.order.handles.where': 'Les deux étages',
  'office.order.meeting': 'Salles de réunion',
  'office.order.meeting.text': 'Nous essuyons les tables et replaçons les chaises. Un tableau n’est effacé que si une note le demande.',
  'office.order.meeting.where': '5\u00a0salles',
  'office.order.glass': 'Vitres intérieures',
  'office.order.glass.text': 'Nous enlevons les traces de doigts des cloisons et des portes, des deux côtés.',
  'office.order.glass.where': 'Cloisons et portes',
  'office.order.carpets': 'Tapis',
  'office.order.carpets.text': 'Nous passons l’aspirateur à filtre HEPA dans les allées et, le mardi, sous les bureaux du 5e\u00a0étage.',
  'office.order.carpets.where': 'Les deux étages',
  'office.order.reception': 'Réception',
  'office.order.reception.text': 'Nous époussetons le comptoir, replaçons les fauteuils et lavons la porte d’entrée.',
  'office.order.reception.where': '5e\u00a0étage',
  'office.order.floors': 'Planchers durs',
  'office.order.floors.text': 'Nous lavons à reculons, du fond vers la porte. L’hiver, l’entrée vient en dernier, avec un neutralisant à calcium.',
  'office.order.floors.where': 'Carrelage et vinyle',
  'office.order.out': 'Lumières éteintes, portes verrouillées, alarme en fonction',
  'office.order.out.text':
    'A\u00a0et\u00a0B font un dernier tour et signent le bon. Vous le trouvez le lendemain matin dans l’historique du service, dans le portail client.',

  'office.intro.title': 'Comment nous rédigeons votre\u00a0bon de\u00a0travail',
  'office.intro.counted':
    'Le superviseur parcourt vos étages avec vous et compte les bureaux, les éviers, les distributeurs et les vitres. Vous dites quels jours vous conviennent, quelles salles servent tard et ce qui était oublié jusqu’ici.',
  'office.intro.hours': 'Les heures découlent de ces chiffres. Le bon de travail peut aussi prévoir un service de jour\u00a0: un préposé s’occupe alors des salles de toilettes, des cuisinettes et de la réception pendant que vous travaillez.',
  'office.intro.products': `Les produits y figurent aussi. Sur demande, ils sont écocertifiés, ${ecoExcept}.`,

  'office.process.title': 'Comment se passent les premières semaines',
  'office.process.onboarding': 'Accueil et tour des lieux',
  'office.process.onboarding.when': 'Avant de commencer',
  'office.process.onboarding.text':
    'Nous essayons les clés et les codes d’alarme avec vous, étiquetons les tablettes du placard et lisons le bon à voix haute dans les pièces qu’il nomme.',
  'office.process.week': 'Semaine de rodage',
  'office.process.week.when': 'Du lundi au vendredi de la première semaine',
  'office.process.week.text': 'Le superviseur travaille avec l’équipe et chronomètre chaque tâche. Le vendredi, nous corrigeons l’heure des tâches qui ont pris plus de temps que prévu, et vous recevez le nouveau bon de travail.',
  'office.process.qa': 'Contrôle continu de la qualité',
  'office.process.qa.when': 'À partir de la deuxième semaine',
  'office.process.qa.text':
    'Le superviseur inspecte certains soirs sans prévenir l’équipe, et photographie ce qui est réussi comme ce qui ne l’est pas. Le rapport est dans votre portail.',

  'office.types.title': 'Comment le bon de travail s’adapte à vos locaux',
  'office.types.focus': 'En tête de liste\u00a0:',
  'office.types.corporate': 'Sièges sociaux et bureaux',
  'office.types.corporate.text':
    'Les bureaux se remplissent du mardi au jeudi et sont vides le vendredi. Le bon est plus long ces trois soirs, et plus court les autres.',
  'office.types.corporate.focus': 'les cuisinettes, les salles de réunion et les salles de toilettes.',
  'office.types.medical': 'Bureaux médicaux et professionnels',
  'office.types.medical.text':
    'Les chiffons ont une couleur pour les salles de soins, une autre pour les salles de toilettes et une troisième pour le reste. Les contenants à aiguilles sont laissés au personnel formé.',
  'office.types.medical.focus': 'la salle d’attente, les accoudoirs et les tables d’examen.',
  'office.types.coworking': 'Espaces de cotravail',
  'office.types.coworking.text':
    'Le code d’entrée fonctionne le jour comme la nuit, et un membre peut être là quand l’équipe arrive. L’aspirateur passe avant le souper, et les tâches silencieuses suivent.',
  'office.types.coworking.focus': 'les cabines d’appel, la cuisine commune et les casiers.',

  'office.portal.title': 'Votre superviseur et le portail client',
  'office.portal.lead': 'Un seul superviseur connaît vos étages, votre équipe et votre bon de travail, et il en répond. Dans le portail client, nous répondons à un message dans les {hours}\u00a0heures. À une demande de service, nous répondons plus tôt, en {requestHours}\u00a0heures au plus.',
  'office.portal.what': 'Dans le portail',
  'office.portal.schedule': 'Horaire',
  'office.portal.schedule.text': 'Il montre les soirs à venir, avec les tâches de chacun.',
  'office.portal.reports': 'Rapports d’inspection',
  'office.portal.reports.text': 'Ils disent ce que le superviseur a vu, photos à l’appui.',
  'office.portal.requests': 'Demandes',
  'office.portal.requests.text': 'Demandez un service, comme une tâche de plus pour une réunion ou un déménagement, depuis votre téléphone.',
  'office.portal.messages': 'Messages',
  'office.portal.messages.text': 'La conversation avec votre équipe d’entretien tient dans un seul fil.',
  'office.portal.history': 'Historique du service',
  'office.portal.history.text': 'Il garde tous les bons de travail signés depuis votre premier soir.',

  'office.benefits.title': 'Quatre engagements pour vos bureaux',
  'office.benefits.crew.badge': 'A\u00a0+\u00a0B',
  'office.benefits.crew': 'Des préposés à notre emploi',
  'office.benefits.crew.text': 'Toute votre équipe est cautionnée, et ses antécédents sont vérifiés. Aucun quart n’est confié à un sous-traitant.',
  'office.benefits.requests.badge': '{hours}\u00a0h',
  'office.benefits.requests': 'Demandes de service',
  'office.benefits.requests.text':
    promised.serviceResponseHours ? (`Quand du café se renverse sur le tapis de la salle du conseil, appelez-nous ou faites une demande dans le portail. ${promise.service}` as const) : '',
  'office.benefits.reclean.badge': '{hours}\u00a0h',
  'office.benefits.reclean': 'Une tâche refaite',
  'office.benefits.reclean.text':
    says.reclean && promised.recleanHours ? (`Dites-nous quelle tâche a été oubliée ou mal faite. ${promise.reclean}` as const) : '',
  'office.benefits.contract.badge': '0',
  'office.benefits.contract': 'Aucune durée imposée',
  'office.benefits.contract.text': 'Vous pouvez ajouter un soir, retirer un étage ou tout arrêter, avec le préavis que donne la soumission. Aucun contrat à long terme n’est exigé.',

  'office.clients.title': clientsTitle('office-cleaning'),

  'office.faq.title': 'Questions des gestionnaires de bureaux',
  'office.faq.late.question': 'Que fait l’équipe si un de vos employés travaille tard?',
  'office.faq.late.answer': 'Elle commence à l’autre bout de l’étage et passe l’aspirateur en dernier. Un poste encore occupé est noté sur le bon de travail et passe en premier le lendemain.',
  'office.faq.keys.question': 'Qui garde nos clés et les codes d’alarme?',
  'office.faq.keys.answer': 'Chaque clé porte un numéro, sans adresse. Elle sort contre signature chaque soir et revient de même. Les préposés dont la lettre figure sur votre bon de travail, et leur superviseur, ont chacun leur propre code d’alarme.',
  'office.faq.products.question': 'Quels produits utilisez-vous?',
  'office.faq.products.answer':
    'Nous utilisons un détergent neutre pour les planchers, un neutralisant à calcium à l’entrée l’hiver, un désinfectant qui porte un numéro de Santé Canada (DIN) pour les poignées et les salles de toilettes, et de l’eau avec un chiffon de microfibre pour les bureaux. Les chiffons rouges restent dans les salles de toilettes.',
  'office.faq.supplies.question': 'Fournissez-vous le papier, le savon et les sacs?',
  'office.faq.supplies.answer':
    'À vous de choisir. Nous les apportons, et ils figurent sur une ligne de la soumission; ou vous les achetez, et nous vous avertissons quand il en reste pour une semaine.',
  'office.faq.change.question': 'Le bon de travail peut-il changer en cours d’année?',
  'office.faq.change.answer':
    `Oui. L’effectif varie, un étage est sous-loué, décembre amène le calcium à l’entrée. Vous ou le superviseur pouvez demander le changement${says.portal ? ', et les nouvelles tâches sont dans le portail avant d’entrer en vigueur' : ''}.`,

  'office.cta.title': 'Obtenez un bon de\u00a0travail pour\u00a0vos\u00a0bureaux.',
  'office.cta.lead': 'Nous parcourons vos étages dans un délai de {from}\u00a0à\u00a0{to}\u00a0jours ouvrables suivant votre demande. Vous recevez la soumission, avec le prix et l’ébauche du bon de travail, dans les {hours}\u00a0heures suivant cette visite.',
});
