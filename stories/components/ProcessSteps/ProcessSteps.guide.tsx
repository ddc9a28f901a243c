import { ProcessStep, ProcessSteps, ProcessStepTitle } from '@uno/ui/ProcessSteps';
import type { ComponentGuide } from '../../documentation/guide.ts';

const steps = (items: readonly (readonly [title: string, text: string])[]) => (
  <ProcessSteps>
    {items.map(([title, text], at) => (
      <ProcessStep key={title} number={at + 1}>
        <ProcessStepTitle level={4}>{title}</ProcessStepTitle>
        <p>{text}</p>
      </ProcessStep>
    ))}
  </ProcessSteps>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'ol > li', name: ['Step', 'Étape'], by: 'ProcessStep', note: ['two to five', 'deux à cinq'] },
    { at: 'ol > li > [aria-hidden]', name: ['Picture', 'Image'], by: 'picture, mark', note: ['optional decoration, for all steps or for none', 'décoration facultative, pour toutes les étapes ou pour aucune'] },
    { at: 'ol > li > span', name: ['Number', 'Numéro'], by: 'number', note: ['given by hand, shown with two digits', 'donné à la main, écrit avec deux chiffres'] },
    { at: 'ol h3', name: ['Title', 'Titre'], by: 'ProcessStepTitle' },
    { at: 'ol h3 + p', name: ['Content', 'Contenu'], by: 'children', note: ['a sentence or two', 'une phrase ou deux'] },
  ],
  pairs: [
    {
      do: {
        example: (say) =>
          steps([
            [say('We visit', 'Nous visitons'), say('We walk through every floor with you.', 'Nous parcourons chaque étage avec vous.')],
            [say('You get a proposal', 'Vous recevez une soumission'), say('It names each task and its price.', 'Elle nomme chaque tâche et son prix.')],
          ]),
        why: ['A visit, then a proposal: the second step can’t come first, so the numbers mean something.', 'Une visite, puis une soumission\u00a0: la seconde étape ne peut venir la première, et les numéros ont un sens.'],
      },
      dont: {
        example: (say) =>
          steps([
            [say('Quality', 'Qualité'), say('We care about details.', 'Nous avons le souci du détail.')],
            [say('Respect', 'Respect'), say('We respect your space.', 'Nous respectons vos lieux.')],
          ]),
        why: ['Quality and respect are no steps: the numbers promise an order that isn’t there.', 'Qualité et respect ne sont pas des étapes\u00a0: les numéros promettent un ordre qui n’existe pas.'],
      },
    },
    {
      do: {
        example: (say) =>
          steps([
            [say('You ask', 'Vous demandez'), say('The form takes four minutes.', 'Le formulaire prend quatre minutes.')],
            [say('We answer', 'Nous répondons'), say('Within 24\u00a0hours of your message.', 'Dans les 24\u00a0heures suivant votre message.')],
          ]),
        why: ['“Within 24\u00a0hours of your message”: the reader knows how long, and from when.', '«\u00a0Dans les 24\u00a0heures suivant votre message\u00a0»\u00a0: on sait combien de temps, et à partir de quand.'],
      },
      dont: {
        example: (say) =>
          steps([
            [say('You ask', 'Vous demandez'), say('The form is simple.', 'Le formulaire est simple.')],
            [say('We answer', 'Nous répondons'), say('As quickly as possible.', 'Le plus rapidement possible.')],
          ]),
        why: ['“As quickly as possible” can be an hour or a week.', '«\u00a0Le plus rapidement possible\u00a0», c’est une heure ou une semaine.'],
      },
    },
  ],
};
