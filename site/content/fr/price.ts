import type { TranslationOf } from '../../i18n/t.ts';
import type { price as english } from '../en/price.ts';
import { promise, said, says } from '../facts.fr.ts';

/** Ce que demandent les acheteurs : comment se calcule un prix, et six questions. */
export const price = said<TranslationOf<typeof english>>({
  'price.title': 'Comment se calcule un\u00a0prix',
  'price.lead': 'Nous écrivons le prix après la visite des lieux. Voici ce qui le fait varier, et ce qu’il ne comprend pas.',
  'price.counts': 'Superficie et quantités',
  'price.counts.text': 'Nous mesurons la superficie et comptons ce qui demande du temps\u00a0: bureaux, salles de toilettes, éviers, vitres, ascenseurs, portes de quai.',
  'price.frequency': 'Jours et heures',
  'price.frequency.text': 'Le prix suit le nombre de passages par semaine, et dépend du moment\u00a0: le jour, le soir ou la nuit.',
  'price.condition': 'État des lieux',
  'price.condition.text': 'Les vieilles taches, les couches d’ancien fini et la poussière de chantier demandent plus d’heures. Nous les regardons à la visite.',
  'price.access': 'Accès',
  'price.access.text': 'Un monte-charge partagé, un accompagnateur sur le site ou une plage horaire courte ajoutent des heures.',
  'price.separate': 'Prix à part',
  'price.separate.text': 'Les travaux saisonniers et les services spécialisés, comme le garage au printemps, les tapis ou les vitres, ont chacun leur ligne et leur prix. Il en va de même du papier, du savon et des sacs, si nous les fournissons.',
  'price.notice': 'Préavis',
  'price.notice.text': 'Aucun contrat à long terme n’est exigé. La soumission précise le préavis que chaque partie doit donner.',
  'price.taxes': 'Taxes',
  'price.taxes.text': 'La TPS et la TVQ s’appliquent à l’entretien ménager commercial au Québec. La soumission précise si un prix les comprend.',

  'price.faq.title': 'Avant votre demande',
  'price.faq.insured.question': says.bonded ? 'Êtes-vous assurés, et que veut dire «\u00a0cautionné\u00a0»?' : says.insured ? 'Êtes-vous assurés?' : '',
  'price.faq.insured.answer':
    says.insured ? 'Nous sommes entièrement assurés\u00a0: demandez l’attestation d’assurance avec la soumission. Nos équipes sont cautionnées, ce qui veut dire qu’un tiers garantit, jusqu’à un montant fixé, la perte causée par le vol d’un employé.' : '',
  'price.faq.crew.question': 'Qui répond de l’équipe quand un préposé est absent?',
  'price.faq.crew.answer': 'Un seul superviseur en répond. Il connaît votre site et votre liste des tâches, et les explique au remplaçant avant son premier quart.',
  'price.faq.days.question': 'Travaillez-vous la fin de semaine et les jours fériés?',
  'price.faq.days.answer': 'Vous choisissez les jours, jusqu’à sept par semaine, et la soumission les énumère. Nommez les jours fériés qui comptent pour vous. En cas d’urgence, composez le même numéro, à toute heure.',
  'price.faq.change.question': 'Comment changer d’entreprise d’entretien?',
  'price.faq.change.answer':
    'Commencez par votre contrat actuel\u00a0: voyez quel préavis il demande, et s’il se renouvelle tout seul. Donnez le premier jour possible sous «\u00a0Date de début souhaitée\u00a0». Une demande de soumission ne vous engage à rien.',
  'price.faq.start.question': 'Quand pouvez-vous commencer?',
  'price.faq.start.answer': `${promise.visit} ${promise.proposal} Quand vous l’avez acceptée, nous fixons le premier jour avec vous.`,
  'price.faq.languages.question': 'Dans quelles langues nous servez-vous?',
  'price.faq.languages.answer': 'Nous vous servons en français et en anglais\u00a0: la visite, la soumission et les réponses à vos messages.',
});
