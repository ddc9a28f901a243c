import { ContentsLink, ContentsList } from '@uno/ui/ContentsList';
import { Heading } from '@uno/ui/Heading';
import { Stack } from '@uno/ui/Stack';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const contents = (say: Say, parts: readonly string[]) => (
  <ContentsList title={say('In this recipe', 'Dans cette recette')} level={3}>
    {parts.map((part) => (
      <ContentsLink key={part} href="#guide-part">
        {part}
      </ContentsLink>
    ))}
  </ContentsList>
);

const partsIn = (say: Say, rising: string): readonly string[] => [say('Flour and water', 'La farine et l’eau'), rising, say('Shaping the loaf', 'Le façonnage'), say('The oven', 'Le four')];

const risingIn = (say: Say): string => say('How long the dough rises', 'Combien de temps la pâte lève');

const withHeading = (say: Say, rising: string) => (
  <Stack>
    {contents(say, partsIn(say, rising))}
    <Heading level={3}>{risingIn(say)}</Heading>
  </Stack>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'nav > h2', name: ['Title', 'Titre'], by: 'title, level', note: ['optional; it names the list, else aria-label does', 'facultatif; il nomme la liste, sinon aria-label le fait'] },
    { at: 'nav > ol', name: ['List', 'Liste'], by: 'ContentsList', note: ['ordered, without visible numbers', 'ordonnée, sans numéros visibles'] },
    { at: 'nav li > a', name: ['Link', 'Lien'], by: 'ContentsLink', note: ['the text of its heading', 'le texte de son intertitre'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => withHeading(say, risingIn(say)),
        why: ['The link “How long the dough rises” has the words of its heading.', 'Le lien «\u00a0Combien de temps la pâte lève\u00a0» a les mots de son intertitre.'],
      },
      dont: {
        example: (say) => withHeading(say, say('Patience', 'La patience')),
        why: ['The link “Patience” leads to “How long the dough rises”, and readers doubt that it is the right place.', 'Le lien «\u00a0La patience\u00a0» mène à «\u00a0Combien de temps la pâte lève\u00a0», et l’on doute d’être au bon endroit.'],
      },
    },
    {
      do: {
        example: (say) => contents(say, partsIn(say, risingIn(say))),
        why: ['The text has four parts, and the list leads straight to the one that is needed.', 'Le texte a quatre parties, et la liste mène tout droit à celle qu’il faut.'],
      },
      dont: {
        example: (say) => contents(say, [say('Flour and water', 'La farine et l’eau'), say('The oven', 'Le four')]),
        why: ['A text of two parts is read from start to end, so the list only delays it.', 'Un texte de deux parties se lit du début à la fin; la liste ne fait que le retarder.'],
      },
    },
  ],
};
