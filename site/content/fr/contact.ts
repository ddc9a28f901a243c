import type { TranslationOf } from '../../i18n/t.ts';
import type { contact as english, head as headEnglish } from '../en/contact.ts';
import { allTerms, city, company, ducts, ecoExcept, inCity, promise, promised, said, says, spanOf, timePromises } from '../facts.fr.ts';

/** Ce que lisent les moteurs de recherche et les onglets du navigateur. */
export const head = said<TranslationOf<typeof headEnglish>>({
  'head.contact.title': 'Nous joindre, quartiers desservis et délais',
  'head.contact.description': `Écrivez à ${company}, appelez-nous ou voyez si nous desservons votre quartier. Nous répondons aux messages dans les {reply}\u00a0heures et aux urgences jour et nuit.`,
  'head.contact.keywords': `joindre ${company}, entretien ménager commercial ${city} téléphone, territoire desservi ${city}, urgence nettoyage 24/7`,
});

/** La page Nous joindre : son formulaire, les délais, le territoire, les conditions. */
export const contact = said<TranslationOf<typeof english>>({
  'contact.title': `Écrivez ou téléphonez à\u00a0${company}`,
  'contact.lead':
    'Ce formulaire sert à vos questions sur nos services d’entretien, à vos commentaires et au suivi de votre dossier. Pour obtenir un\u00a0prix, remplissez plutôt la demande de soumission.',
  'contact.toQuote': 'Passer à la demande de soumission',

  'contact.form.title': 'Votre message',
  'contact.form.label': `Message à ${company}`,
  'contact.form.required': 'Le nom, le courriel et le message sont obligatoires.',
  'contact.name.label': 'Votre nom',
  'contact.company.label': 'Entreprise ou immeuble',
  'contact.email.label': 'Courriel',
  'contact.phone.label': 'Téléphone',
  'contact.message.label': 'Message',
  'contact.message.hint': 'S’il concerne un immeuble, indiquez son adresse.',
  'contact.send': 'Envoyer mon message',
  'contact.missing': 'Avant l’envoi, indiquez {fields}.',
  'contact.missing.and': 'et',
  'contact.missing.name': 'votre nom',
  'contact.missing.email': 'votre courriel',
  'contact.missing.message': 'votre message',
  'contact.sending': 'Envoi en cours…',
  'contact.sending.status': 'Votre message est en cours d’envoi.',
  'contact.send.note': promised.messageReplyHours ? 'Nous répondons par courriel dans les {hours}\u00a0heures suivant votre message.' : 'Nous répondons par courriel.',

  'contact.privacy.title': 'Ce que nous faisons de votre message',
  'contact.privacy.what.text': 'Nous recueillons votre nom, votre courriel et votre message, ainsi que votre téléphone et votre entreprise si vous les donnez.',
  'contact.privacy.why.text': 'Nous nous servons de ces renseignements seulement pour vous répondre.',
  'contact.privacy.who.text': 'Les personnes qui répondent aux messages chez {name} lisent le vôtre.',
  'contact.privacy.where.text': 'Votre message est conservé dans notre base de données ({place}).',

  'contact.noScript.title': 'L’envoi d’un message demande JavaScript',
  'contact.noScript.text': `JavaScript est désactivé dans votre navigateur, et ce formulaire ne peut donc pas être envoyé. Appelez-nous ou écrivez à notre adresse courriel. ${promise.message}`,
  'contact.notSent.title': 'Votre message n’a pas été envoyé',
  'contact.notSent.text':
    'Vous avez appuyé sur le bouton avant la fin du chargement de la page. Revenez en arrière dans votre navigateur pour retrouver votre message et renvoyez-le, ou joignez-nous directement.',
  'contact.unavailable.text': `Veuillez nous appeler ou nous écrire directement. ${promise.message}`,

  'contact.success.title': 'Nous avons bien reçu votre message',
  'contact.success.text': 'Votre message a bien été envoyé! Nous répondrons dans les {hours}\u00a0heures.',
  'contact.success.detail': 'Nous répondrons à l’adresse courriel que vous avez donnée.',
  'contact.success.quote': 'Demander une soumission',
  'contact.success.services': 'Voir nos services',
  'contact.success.whyPartner': `Pourquoi choisir ${company}`,

  'contact.ways.title': 'Autres façons de nous joindre',
  'contact.ways.phone': 'Téléphone',
  'contact.ways.emergency': 'Service d’urgence',
  'contact.ways.emergency.figure': '24/7',
  'contact.ways.emergency.text': 'Appelez au même numéro, y compris la nuit, la fin de semaine et les jours fériés.',
  'contact.ways.email': 'Courriel',
  'contact.ways.email.text': 'Envoyez-y ce que le formulaire n’accepte pas, comme des plans et des photos.',
  'contact.ways.area': 'Quartiers et villes desservis',
  'contact.ways.area.text': `${city} et les environs`,
  'contact.ways.area.more': 'Voir les {count}\u00a0quartiers et villes',
  'contact.ways.eco': 'Développement durable',
  'contact.ways.eco.text': `Demandez des produits écocertifiés et nous les inscrivons dans votre soumission, avec leur nom, ${ecoExcept}.`,

  'contact.clocks.title': 'Nos délais de réponse',
  'contact.clocks.lead': 'Nos délais dépendent de ce que vous demandez. Voici chacun d’eux, et le moment où il commence.',
  'contact.clocks.hours': '{count}\u00a0heures',
  'contact.clocks.days': '{from}\u00a0à\u00a0{to}\u00a0jours ouvrables',
  'contact.clocks.minutes': 'Moins de {count}\u00a0minutes',
  'contact.clocks.message.title': 'Un message',
  'contact.clocks.message.text': spanOf(timePromises.message),
  'contact.clocks.visit.title': 'Une visite des lieux',
  'contact.clocks.visit.text': spanOf(timePromises.visit),
  'contact.clocks.proposal.title': 'Une soumission',
  'contact.clocks.proposal.text': spanOf(timePromises.proposal),
  'contact.clocks.service.title': 'Une demande de service',
  'contact.clocks.service.text': `${spanOf(timePromises.service)} Les clients la font par téléphone ou, dans le portail, sous Demandes.`,
  'contact.clocks.portal.title': says.portal ? 'Un message du portail' : '',
  'contact.clocks.portal.text': spanOf(timePromises.portal),
  'contact.clocks.reclean.title': says.reclean ? 'Une tâche refaite' : '',
  'contact.clocks.reclean.text': spanOf(timePromises.reclean),
  'contact.clocks.emergency.title': 'Un appel d’urgence',
  'contact.clocks.emergency.text': spanOf(timePromises.emergency),

  'contact.coverage.title': 'Quartiers et villes desservis',
  'contact.coverage.lead': `Nous desservons les {count}\u00a0quartiers et villes de cette liste${says.reclean ? '\u00a0: c’est ce que veut dire la couverture garantie' : ''}. Là où la couverture est complète, nous offrons tous nos services. Là où il est écrit «\u00a0Disponible\u00a0», nous convenons avec vous des services et des jours pendant la visite des lieux.`,
  'contact.coverage.list': 'Les quartiers et villes, avec leur couverture',
  'contact.coverage.full': 'Couverture complète',
  'contact.coverage.available': 'Disponible',
  'contact.coverage.stats': 'Notre couverture en bref',
  'contact.coverage.emergency': '24/7',
  'contact.coverage.emergency.label': 'réponse aux urgences',
  'contact.coverage.response.lead': 'moins de',
  'contact.coverage.response': '{minutes}\u00a0min',
  'contact.coverage.response.label': 'en moyenne pour répondre à un appel d’urgence',
  'contact.coverage.guarantee': says.reclean ? '100\u00a0%' : '',
  'contact.coverage.guarantee.label': says.reclean ? 'couverture garantie' : '',
  'contact.coverage.local': says.local ? 'D’ici' : '',
  'contact.coverage.local.label': says.local ? `des équipes établies ${inCity}` : '',
  'contact.coverage.ask': 'Écrire au sujet de votre quartier',

  'contact.terms.title': 'Conditions',
  'contact.terms.lead':
    allTerms ? 'Sept conditions s’appliquent à l’utilisation de ce site.' : 'Ces conditions s’appliquent à l’utilisation de ce site.',
  'contact.terms.asking': 'Vos demandes',
  'contact.terms.asking.text': 'Un message ou une demande de soumission ne vous engage à rien.',
  'contact.terms.proposal': 'La soumission',
  'contact.terms.proposal.text': 'Elle dit ce que nous nettoyons, à quelle fréquence et à quel prix, et prend effet quand vous l’acceptez. Si elle diffère de ce site, c’est elle qui prévaut.',
  'contact.terms.length': 'La durée',
  'contact.terms.length.text': 'Notre soumission ne vous lie par aucun contrat à long terme.',
  'contact.terms.reclean': 'Une tâche refaite',
  'contact.terms.reclean.text':
    says.reclean && promised.recleanHours ? (`Si une tâche laisse à désirer, dites-nous laquelle. ${promise.reclean} ${timePromises.reclean.excluded['fr-CA']}` as const) : '',
  'contact.terms.clocks': 'Les délais',
  'contact.terms.clocks.text':
    promised.messageReplyHours || promised.siteVisitDays || promised.proposalHours || promised.serviceResponseHours ? 'Chaque délai de la section «\u00a0Nos délais de réponse\u00a0» court à partir du moment qui y est indiqué. Celui des appels d’urgence est une moyenne, et la réponse à un appel donné peut prendre plus de temps.' : '',
  'contact.terms.who': 'Qui nettoie',
  'contact.terms.who.text':
    says.employees ? `Notre personnel s’en charge.${ducts ? ' Les conduits et la ventilation font exception et sont confiés à une entreprise partenaire que nous nommons et supervisons.' : ''}` : '',
  'contact.terms.site': 'Ce site',
  'contact.terms.site.text': 'Ses textes et ses dessins appartiennent à {name}. Les lois du Québec s’appliquent.',

  'contact.cta.title': 'Pour obtenir un prix, faites-nous visiter les lieux.',
  'contact.cta.lead':
    promised.siteVisitDays && promised.proposalHours ? (`${promise.visit} ${promise.proposal}` as const) : 'Nous visitons les lieux, puis vous envoyons une soumission écrite, avec son prix.',
});
