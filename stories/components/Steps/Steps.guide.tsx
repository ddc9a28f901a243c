import { Steps } from '@uno/ui/Steps';
import type { ComponentGuide } from '../../documentation/guide.ts';

const items = (...titles: readonly string[]) => titles.map((title, at) => ({ id: `guide-step-${at + 1}`, title }));

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li:first-child svg', name: ['Check mark', 'Coche'], by: 'items.done', note: ['in place of the numeral of a step that is done', 'à la place du numéro d’une étape terminée'] },
    { at: 'li:first-child a > span:last-child', name: ['Title', 'Titre'], by: 'items.title', note: ['a link to its section', 'un lien vers sa section'] },
    { at: '[aria-current]', name: ['Current step', 'Étape en cours'], by: 'labels', note: ['the first step that is not done; without labels no step is current', 'la première qui n’est pas terminée; sans labels, aucune étape n’est en cours'] },
    { at: '[aria-current] > [aria-hidden]', name: ['Numeral', 'Numéro'], note: ['from the order; not read by screen readers', 'selon l’ordre; les lecteurs d’écran ne le lisent pas'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Steps aria-label={say('Steps of an order', 'Étapes d’une commande')} items={items(say('Delivery', 'Livraison'), say('Payment', 'Paiement'), say('Review', 'Vérification'))} />,
        why: ['One word for each step, “Delivery, Payment, Review”: the three share one row, on phones too.', 'Un mot par étape, «\u00a0Livraison, Paiement, Vérification\u00a0»\u00a0: les trois tiennent sur une rangée, même sur un téléphone.'],
      },
      dont: {
        example: (say) => (
          <Steps
            aria-label={say('Steps of an order, in sentences', 'Étapes d’une commande, en phrases')}
            items={items(say('Tell us where to deliver your order', 'Dites-nous où livrer votre commande'), say('Choose how you would like to pay', 'Choisissez votre mode de paiement'), say('Check that everything is right', 'Vérifiez que tout est exact'))}
          />
        ),
        why: ['Whole sentences wrap in their narrow columns, and the row can’t be read at a glance.', 'Des phrases entières se replient dans leurs colonnes étroites, et la rangée ne se lit plus d’un coup d’œil.'],
      },
    },
    {
      do: {
        example: (say) => <Steps aria-label={say('Steps of a repair request', 'Étapes d’une demande de réparation')} items={items(say('Bike', 'Vélo'), say('Problem', 'Problème'), say('Drop-off', 'Dépôt'))} />,
        why: ['“Bike, Problem, Drop-off” says what each section asks, so people have the answers ready.', '«\u00a0Vélo, Problème, Dépôt\u00a0» dit ce que chaque section demande\u00a0: on prépare ses réponses.'],
      },
      dont: {
        example: (say) => <Steps aria-label={say('Steps without names', 'Étapes sans nom')} items={items(say('Step 1', 'Étape 1'), say('Step 2', 'Étape 2'), say('Step 3', 'Étape 3'))} />,
        why: ['“Step 1, Step 2, Step 3” repeats the numerals and says nothing about the questions.', '«\u00a0Étape 1, Étape 2, Étape 3\u00a0» répète les numéros et ne dit rien des questions.'],
      },
    },
  ],
};
