import { Button } from '@uno/ui/Button';
import { Link } from '@uno/ui/Link';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  // It draws what the page makes of a link.
  anatomy: [],
  pairs: [
    {
      do: {
        example: (say) => (
          <p>
            {say('Before you book, read ', 'Avant de réserver, lisez ')}
            <Link href="#guide">{say('the terms of the rental', 'les conditions de la location')}</Link>.
          </p>
        ),
        why: ['“the terms of the rental” says where the link leads, also in a screen reader’s list of links.', '«\u00a0les conditions de la location\u00a0» dit où mène le lien, même dans la liste des liens d’un lecteur d’écran.'],
      },
      dont: {
        example: (say) => (
          <p>
            {say('To read the terms of the rental, click ', 'Pour lire les conditions de la location, cliquez ')}
            <Link href="#guide">{say('here', 'ici')}</Link>.
          </p>
        ),
        why: ['Out of its sentence “here” says nothing, and the eye has to go back for the rest.', 'Hors de sa phrase, «\u00a0ici\u00a0» ne dit rien, et l’œil doit revenir en arrière pour le reste.'],
      },
    },
    {
      do: {
        example: (say) => (
          <p>
            <Button variant="quiet">{say('Add a passenger', 'Ajouter une personne')}</Button>
          </p>
        ),
        why: ['“Add a passenger” changes this page, so it is a quiet Button, which Space presses too.', '«\u00a0Ajouter une personne\u00a0» change cette page\u00a0: c’est un Button discret, que l’on presse aussi avec la barre d’espace.'],
      },
      dont: {
        example: (say) => (
          <p>
            <Link href="#guide">{say('Add a passenger', 'Ajouter une personne')}</Link>
          </p>
        ),
        why: ['As a link, “Add a passenger” promises another page, and does nothing at Space.', 'En lien, «\u00a0Ajouter une personne\u00a0» promet une autre page, et la barre d’espace n’y fait rien.'],
      },
    },
  ],
};
