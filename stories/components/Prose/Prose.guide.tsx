import { Prose } from '@uno/ui/Prose';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'p[data-lead]', name: ['Lead', 'Chapeau'], by: '<p data-lead>', note: ['optional; the first paragraph', 'facultatif; le premier paragraphe'] },
    { at: 'p:not([data-lead])', name: ['Paragraph', 'Paragraphe'], by: '<p>', note: ['lines of at most 80\u00a0characters', 'des lignes de 80\u00a0caractères au plus'] },
    { at: 'h2', name: ['Heading', 'Intertitre'], by: '<h2>', note: ['h1 is the page’s and has no style here', 'h1 est celui de la page et n’a pas de style ici'] },
    { at: 'ul', name: ['List', 'Liste'], by: '<ul>' },
    { at: 'h3', name: ['Subheading', 'Sous-intertitre'], by: '<h3>' },
    { at: 'ol', name: ['Numbered list', 'Liste numérotée'], by: '<ol>' },
    { at: 'blockquote', name: ['Pull quote', 'Exergue'], by: '<blockquote>', note: ['who speaks is in a footer', 'qui parle est dans un footer'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Prose>
            <h3>{say('How to rinse', 'Comment rincer')}</h3>
            <p>{say('Rinse with clear water, twice.', 'Rincez deux fois à l’eau claire.')}</p>
          </Prose>
        ),
        why: ['“How to rinse” is a heading: a screen reader lists it, and jumps to it.', '«\u00a0Comment rincer\u00a0» est un intertitre\u00a0: un lecteur d’écran le liste et y mène.'],
      },
      dont: {
        example: (say) => (
          <Prose>
            <p>
              <strong>{say('How to rinse', 'Comment rincer')}</strong>
            </p>
            <p>{say('Rinse with clear water, twice.', 'Rincez deux fois à l’eau claire.')}</p>
          </Prose>
        ),
        why: ['“How to rinse” in bold looks almost like a heading, and is only a paragraph.', '«\u00a0Comment rincer\u00a0» en gras ressemble à un intertitre et n’est qu’un paragraphe.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Prose>
            <p>{say('Lay three mats:', 'Posez trois tapis\u00a0:')}</p>
            <ul>
              <li>{say('one outside, for slush;', 'un dehors, pour la sloche;')}</li>
              <li>{say('one in the vestibule, for water;', 'un dans le vestibule, pour l’eau;')}</li>
              <li>{say('one in the lobby, to dry.', 'un dans le hall, pour sécher.')}</li>
            </ul>
          </Prose>
        ),
        why: ['Three mats, three entries of a list: they can be counted.', 'Trois tapis, trois éléments de liste\u00a0: on peut les compter.'],
      },
      dont: {
        example: (say) => (
          <Prose>
            <p>
              {say(
                'Lay three mats, of which one should be outside, where it takes care of the slush, a second one in the vestibule, where it soaks up the water, and a last one in the lobby, so that soles are dry.',
                'Posez trois tapis, dont un dehors, où il s’occupera de la sloche, un deuxième dans le vestibule, où il absorbera l’eau, et un dernier dans le hall, afin que les semelles soient sèches.',
              )}
            </p>
          </Prose>
        ),
        why: ['Three mats in one long sentence: the reader has to look for the second.', 'Trois tapis dans une seule longue phrase\u00a0: il faut y chercher le deuxième.'],
      },
    },
  ],
};
