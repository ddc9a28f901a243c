import { ButtonLink } from '@uno/ui/Button';
import { CallToActionButtons, CallToActionLead } from '@uno/ui/CallToAction';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section > div > div:first-child', name: ['Picture', 'Image'], by: 'picture', note: ['optional; a decorative drawing', 'facultative; un dessin décoratif'] },
    { at: 'h2', name: ['Title', 'Titre'], by: 'CallToActionTitle', note: ['what you ask the visitor to do', 'ce que vous demandez de faire'] },
    { at: 'h2 + p', name: ['Lead', 'Chapeau'], by: 'CallToActionLead', note: ['what happens next, and how soon', 'la suite, et dans quel délai'] },
    { at: 'h2 ~ div', name: ['Buttons', 'Boutons'], by: 'CallToActionButtons', note: ['side by side where they fit', 'côte à côte s’ils y tiennent'] },
    { at: 'a[href^="tel:"] > span:first-child', name: ['Label', 'Étiquette'], by: 'label', note: ['optional; part of the link', 'facultative; fait partie du lien'] },
    { at: 'a[href^="tel:"] > span:last-child', name: ['Telephone number', 'Numéro de téléphone'], by: 'phone, CallToActionPhone', note: ['optional', 'facultatif'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <CallToActionButtons>
            <ButtonLink variant="primary" href="#guide-tasting">
              {say('Book a tasting', 'Réserver une dégustation')}
            </ButtonLink>
            <ButtonLink href="#guide-cakes">{say('See the cakes', 'Voir les gâteaux')}</ButtonLink>
          </CallToActionButtons>
        ),
        why: ['“Book a tasting” is the primary button, and has one alternative.', '«\u00a0Réserver une dégustation\u00a0» est le bouton principal et n’a qu’une solution de rechange.'],
      },
      dont: {
        example: (say) => (
          <CallToActionButtons>
            <ButtonLink variant="primary" href="#guide-tasting">
              {say('Book a tasting', 'Réserver une dégustation')}
            </ButtonLink>
            <ButtonLink href="#guide-cakes">{say('See the cakes', 'Voir les gâteaux')}</ButtonLink>
            <ButtonLink href="#guide-prices">{say('Prices', 'Prix')}</ButtonLink>
            <ButtonLink href="#guide-team">{say('Our team', 'Notre équipe')}</ButtonLink>
          </CallToActionButtons>
        ),
        why: ['With four buttons, the end of the page is a menu and asks for nothing in particular.', 'Avec quatre boutons, la fin de la page est un menu et ne demande rien de précis.'],
      },
    },
    {
      do: {
        example: (say) => <CallToActionLead>{say('We answer within one business day.', 'Nous répondons en un jour ouvrable.')}</CallToActionLead>,
        why: ['“We answer within one business day” says what happens next, and how soon.', '«\u00a0Nous répondons en un jour ouvrable\u00a0» dit ce qui arrive ensuite, et dans quel délai.'],
      },
      dont: {
        example: (say) => <CallToActionLead>{say('Contact us today for all your needs.', 'Communiquez avec nous pour tous vos besoins.')}</CallToActionLead>,
        why: ['“Contact us today for all your needs” says neither what happens next nor how soon.', '«\u00a0Communiquez avec nous pour tous vos besoins\u00a0» ne dit ni ce qui arrive ensuite ni dans quel délai.'],
      },
    },
  ],
};
