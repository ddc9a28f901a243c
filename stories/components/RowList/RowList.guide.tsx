import { Description, DescriptionList } from '@uno/ui/DescriptionList';
import { Row, RowList, RowNote, RowTitle } from '@uno/ui/RowList';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'ul > li', name: ['Row', 'Rangée'], by: 'Row', note: ['one child for each column', 'un enfant par colonne'] },
    { at: 'ul h3', name: ['Title', 'Titre'], by: 'RowTitle', note: ['set smaller from level 4', 'plus petit à partir du niveau\u00a04'] },
    { at: 'ul h3 + p', name: ['Content', 'Contenu'], by: 'children' },
    { at: 'ul h3 + p + p', name: ['Note', 'Note'], by: 'RowNote', note: ['optional; secondary text, in softer ink', 'facultative; texte secondaire, d’une encre plus douce'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <RowList columns="5/7">
            <Row>
              <RowTitle level={4}>{say('Floors', 'Planchers')}</RowTitle>
              <div>
                <p>{say('We vacuum, then mop with a neutralizer.', 'Nous aspirons, puis passons la vadrouille avec un neutralisant.')}</p>
                <RowNote>{say('Every night', 'Chaque soir')}</RowNote>
              </div>
            </Row>
          </RowList>
        ),
        why: ['The title names the floors, the text says what is done, and “Every night” is a note in softer ink.', 'Le titre nomme les planchers, le texte dit ce que l’on fait, et «\u00a0Chaque soir\u00a0» est une note plus pâle.'],
      },
      dont: {
        example: (say) => (
          <RowList columns="5/7">
            <Row>
              <RowTitle level={4}>{say('Every night', 'Chaque soir')}</RowTitle>
              <p>{say('Floors: we vacuum, then mop with a neutralizer.', 'Planchers\u00a0: nous aspirons, puis passons la vadrouille avec un neutralisant.')}</p>
            </Row>
          </RowList>
        ),
        why: ['Titled “Every night”, the row has to be read to learn that it is about floors.', 'Sous le titre «\u00a0Chaque soir\u00a0», il faut lire la rangée pour apprendre qu’elle parle des planchers.'],
      },
    },
    {
      do: {
        example: (say) => (
          <DescriptionList>
            <Description term={say('Floors', 'Planchers')}>{say('Every night', 'Chaque soir')}</Description>
            <Description term={say('Windows', 'Vitres')}>{say('Twice a year', 'Deux fois l’an')}</Description>
          </DescriptionList>
        ),
        why: ['A word and what goes with it, “Floors: every night”, make a DescriptionList.', 'Un mot et ce qui va avec, «\u00a0Planchers\u00a0: chaque soir\u00a0», font une DescriptionList.'],
      },
      dont: {
        example: (say) => (
          <RowList columns="5/7">
            <Row>
              <RowTitle>{say('Floors', 'Planchers')}</RowTitle>
              <p>{say('Every night', 'Chaque soir')}</p>
            </Row>
            <Row>
              <RowTitle>{say('Windows', 'Vitres')}</RowTitle>
              <p>{say('Twice a year', 'Deux fois l’an')}</p>
            </Row>
          </RowList>
        ),
        why: ['Large headings over two words each fill the page’s outline with entries that lead to nothing.', 'De grands titres pour deux mots chacun remplissent le plan de la page d’entrées qui ne mènent à rien.'],
      },
    },
  ],
};
