import type { TranslationOf } from '../../i18n/t.ts';
import type { price as english } from '../en/price.ts';
import { promise, said, says } from '../facts.fr.ts';

/** Ce que demandent les acheteurs : comment se calcule un prix, et sept questions. */
export const price = said<TranslationOf<typeof english>>({
  'price.title': 'Comment se calcule un\u00a0prix',
  'price.lead': 'Nous établissons le prix après la visite des lieux. Les quatre premiers points donnent les heures, et les heures font l’essentiel du prix. Les autres disent ce qui s’y ajoute ou n’y est pas compris.',
  'price.counts': 'Superficie et quantités',
  'price.counts.text': 'Nous mesurons la superficie et comptons ce qui demande du temps\u00a0: bureaux, salles de toilettes, éviers, vitres, ascenseurs, portes de quai.',
  'price.frequency': 'Jours et heures',
  'price.frequency.text': 'Le prix varie selon le nombre de passages par semaine et selon le moment\u00a0: le jour, le soir ou la nuit.',
  'price.condition': 'État des lieux',
  'price.condition.text': 'Les vieilles taches, les couches d’ancien fini et la poussière de chantier demandent plus d’heures. Nous les regardons à la visite.',
  'price.access': 'Accès',
  'price.access.text': 'Un monte-charge partagé, un accompagnateur sur le site ou une plage horaire courte ajoutent des heures.',
  'price.separate': 'Prix à part',
  'price.separate.text': 'Chaque travail saisonnier ou spécialisé, comme le garage au printemps, les tapis ou les vitres, a sa ligne et son prix. Il en va de même du papier, du savon et des sacs, si nous les fournissons.',
  'price.notice': 'Préavis',
  'price.notice.text': 'Aucun contrat à long terme n’est exigé. La soumission précise le préavis que chaque partie doit donner.',
  'price.taxes': 'Taxes',
  'price.taxes.text': 'La TPS et la TVQ s’appliquent à l’entretien ménager commercial au Québec. La soumission précise si un prix les comprend.',

  'price.faq.title': 'Avant votre demande',
  'price.faq.insured.question': says.bonded ? 'Êtes-vous assurés, et que veut dire «\u00a0cautionné\u00a0»?' : says.insured ? 'Êtes-vous assurés?' : '',
  'price.faq.insured.answer':
    says.insured ? 'Nous sommes entièrement assurés\u00a0: demandez l’attestation d’assurance avec la soumission. Nos équipes sont cautionnées, ce qui veut dire qu’un tiers s’engage à rembourser, jusqu’à un montant fixé, la perte causée par un vol que commettrait un de nos employés.' : '',
  'price.faq.crew.question': 'Les mêmes préposés viennent-ils chaque fois? Et si l’un d’eux est absent?',
  'price.faq.crew.answer': 'Si les mêmes préposés doivent venir chaque fois, dites-le à la visite; la soumission précise ce qui est convenu. Quand un préposé est absent, un remplaçant vient. Votre superviseur lui explique d’abord votre site et votre liste des tâches.',
  'price.faq.days.question': 'Venez-vous la fin de semaine, les jours fériés et les jours de tempête?',
  'price.faq.days.answer': 'Vous choisissez les jours, jusqu’à sept par semaine. Dites-nous quels jours fériés nous devons venir, et ce qu’il vous faut un jour de tempête. La soumission le précise, avec le prix. En cas d’urgence, composez le même numéro, à toute heure.',
  'price.faq.breakage.question': says.insured ? 'Et si l’équipe brise quelque chose?' : '',
  'price.faq.breakage.answer':
    says.insured ? 'Dites à votre superviseur ce qui a été brisé, et où. Nous sommes entièrement assurés, et l’attestation d’assurance énumère ce qui est couvert.' : '',
  'price.faq.change.question': 'Comment changer d’entreprise d’entretien?',
  'price.faq.change.answer':
    'Commencez par votre contrat actuel\u00a0: voyez quel préavis il demande, et s’il se renouvelle tout seul. Donnez le premier jour possible sous «\u00a0Date de début souhaitée\u00a0». Une demande de soumission ne vous engage à rien.',
  'price.faq.start.question': 'Quand pouvez-vous commencer?',
  'price.faq.start.answer': `${promise.visit} ${promise.proposal} Une fois la soumission acceptée, nous fixons le premier jour avec vous.`,
  'price.faq.languages.question': 'Dans quelles langues nous servez-vous?',
  'price.faq.languages.answer': 'Nous vous servons en français et en anglais\u00a0: la visite, la soumission et les réponses à vos messages. Si l’équipe doit parler l’une des deux avec votre personnel, dites-le à la visite.',
});
