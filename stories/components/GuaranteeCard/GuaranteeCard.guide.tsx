import { GuaranteeCard, GuaranteeCardList, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'li', name: ['Card', 'Carte'], by: 'GuaranteeCard' },
    { at: 'h3', name: ['Title', 'Titre'], by: 'GuaranteeCardTitle', note: ['level 3 by default', 'de niveau\u00a03 par défaut'] },
    { at: 'h3 + p', name: ['Text', 'Texte'], by: 'GuaranteeCardText', note: ['what is promised, to whom, by when', 'ce qui est promis, à qui, et pour quand'] },
    { at: 'li > div:last-child > p', name: ['Terms', 'Conditions'], by: 'terms', note: ['optional', 'facultatives'] },
    { at: 'li > div:last-child > p:last-child', name: ['Badge', 'Sceau'], by: 'badge', note: ['required, about six characters', 'obligatoire, environ six caractères'] },
    { at: 'li svg', name: ['Picture', 'Dessin'], by: 'picture', note: ['decorative; a circle if there is none', 'décoratif; un cercle s’il n’y en a pas'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <GuaranteeCardList>
            <GuaranteeCard badge={say('$0', '0\u00a0$')} terms={say('Within 30\u00a0days of delivery', 'Dans les 30\u00a0jours suivant la livraison')}>
              <GuaranteeCardTitle>{say('Free returns', 'Retour sans frais')}</GuaranteeCardTitle>
              <GuaranteeCardText>{say('You send back what doesn’t fit, and we pay the postage.', 'Vous renvoyez ce qui ne va pas, et nous payons l’envoi.')}</GuaranteeCardText>
            </GuaranteeCard>
          </GuaranteeCardList>
        ),
        why: ['The card says who pays a return, and until when: a buyer can hold the shop to it.', 'La carte dit qui paie un retour, et jusqu’à quand\u00a0: on peut exiger de la boutique qu’elle tienne parole.'],
      },
      dont: {
        example: (say) => (
          <GuaranteeCardList>
            <GuaranteeCard badge={say('100%', '100\u00a0%')}>
              <GuaranteeCardTitle>{say('Satisfaction', 'Satisfaction')}</GuaranteeCardTitle>
              <GuaranteeCardText>{say('Your happiness is our priority.', 'Votre bonheur est notre priorité.')}</GuaranteeCardText>
            </GuaranteeCard>
          </GuaranteeCardList>
        ),
        why: ['“100%” satisfaction promises nothing that anyone could ask for.', '«\u00a0100\u00a0%\u00a0» de satisfaction ne promet rien que l’on puisse réclamer.'],
      },
    },
  ],
};
