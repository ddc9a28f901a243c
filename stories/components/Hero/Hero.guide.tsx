import { ButtonLink } from '@uno/ui/Button';
import { Heading } from '@uno/ui/Heading';
import { HeroActions, HeroNote } from '@uno/ui/Hero';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'h1', name: ['Title', 'Titre'], by: 'HeroTitle', note: ['level 1 by default', 'de niveau\u00a01 par défaut'] },
    { at: 'h1 + p', name: ['Lead', 'Chapeau'], by: 'HeroLead', note: ['one or two sentences', 'une ou deux phrases'] },
    { at: 'h1 + p + div', name: ['Actions', 'Actions'], by: 'HeroActions', note: ['optional; one primary button, one secondary', 'facultatives; un bouton principal, un secondaire'] },
    { at: 'h1 + p + div > p', name: ['Note', 'Note'], by: 'HeroNote', note: ['optional', 'facultative'] },
    { at: 'h1 + p + div + p', name: ['Badge', 'Pastille'], by: 'HeroBadge', note: ['optional; above the title, but heard after the actions', 'facultative; au-dessus du titre, mais lue après les actions'] },
    { at: 'section > div + div', name: ['Picture', 'Image'], by: 'HeroPicture', note: ['optional; here behind the words', 'facultative; ici derrière le texte'] },
    { at: 'section > label', name: ['Pause', 'Pause'], by: 'HeroPause', note: ['required where something moves', 'obligatoire si quelque chose bouge'] },
  ],
  pairs: [
    {
      do: {
        // A Heading, because the size of a HeroTitle follows from the window.
        example: (say) => (
          <Heading level={3} size="heading">
            {say('Bread baked in Rosemont, from five in the morning', 'Du pain cuit à Rosemont, dès cinq heures du matin')}
          </Heading>
        ),
        why: ['The title says what is sold, where, and from when.', 'Le titre dit ce que l’on vend, où, et à partir de quand.'],
      },
      dont: {
        example: (say) => (
          <Heading level={3} size="heading">
            {say('A passion for excellence', 'La passion de l’excellence')}
          </Heading>
        ),
        why: ['“A passion for excellence” could be a bakery, a bank or a dentist.', '«\u00a0La passion de l’excellence\u00a0», c’est aussi bien une boulangerie qu’une banque ou une clinique dentaire.'],
      },
    },
    {
      do: {
        example: (say) => (
          <HeroActions>
            <ButtonLink variant="primary" href="#guide">{say('Order for tomorrow', 'Commander pour demain')}</ButtonLink>
            <ButtonLink href="#guide">{say('See the breads', 'Voir les pains')}</ButtonLink>
            <HeroNote>{say('Ready at seven', 'Prêt à sept heures')}</HeroNote>
          </HeroActions>
        ),
        why: ['Two buttons, one of them primary, and a note with the one fact that decides.', 'Deux boutons, dont un seul principal, et une note avec le fait qui décide.'],
      },
      dont: {
        example: (say) => (
          <HeroActions>
            <ButtonLink variant="primary" href="#guide">{say('Order', 'Commander')}</ButtonLink>
            <ButtonLink href="#guide">{say('Breads', 'Pains')}</ButtonLink>
            <ButtonLink href="#guide">{say('About us', 'À propos')}</ButtonLink>
            <ButtonLink href="#guide">{say('Careers', 'Carrières')}</ButtonLink>
          </HeroActions>
        ),
        why: ['With four buttons the head of the page becomes a second menu, and nothing in it comes first.', 'Avec quatre boutons, le haut de la page devient un second menu, où rien ne vient en premier.'],
      },
    },
  ],
};
