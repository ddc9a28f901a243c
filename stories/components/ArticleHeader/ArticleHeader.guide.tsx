import { ArticleFact, ArticleFacts, ArticleLead } from '@uno/ui/ArticleHeader';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const factsIn = (say: Say): readonly string[] => [say('December 11, 2024', '11\u00a0décembre 2024'), say('6-minute read', '6\u00a0minutes de lecture'), say('By Ana Roy', 'Par Ana Roy')];

const moreFactsIn = (say: Say): readonly string[] => [...factsIn(say), say('1,240\u00a0words', '1\u00a0240\u00a0mots'), say('Issue\u00a057', 'Numéro\u00a057'), say('Updated twice', 'Deux mises à jour')];

const factRow = (say: Say, facts: readonly string[]) => (
  <ArticleFacts aria-label={say('About this article', 'À propos de cet article')}>
    {facts.map((fact) => (
      <ArticleFact key={fact}>{fact}</ArticleFact>
    ))}
  </ArticleFacts>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'a', name: ['Back link', 'Lien de retour'], by: 'ArticleBack', note: ['to the list that the article belongs to', 'vers la liste dont l’article fait partie'] },
    { at: 'nav', name: ['Breadcrumb', 'Fil d’Ariane'], by: 'Breadcrumb', note: ['across from the link where there is room', 'en face du lien s’il y a de la place'] },
    { at: 'a:has(+ h1)', name: ['Category', 'Catégorie'], by: 'CategoryBadgeLink' },
    { at: 'h1', name: ['Title', 'Titre'], by: 'ArticleTitle' },
    { at: 'h1 ~ ul', name: ['Facts', 'Renseignements'], by: 'ArticleFacts, ArticleFact', note: ['a list in one row, which wraps', 'une liste sur une rangée, qui se replie'] },
    { at: 'h1 ~ div', name: ['Picture', 'Image'], by: 'ArticlePicture', note: ['optional', 'facultative'] },
    { at: 'h1 ~ p', name: ['Lead', 'Chapeau'], by: 'ArticleLead', note: ['one or two sentences', 'une ou deux phrases'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <ArticleLead>{say('Three rinses with cold water lift the salt. Hot water spreads it.', 'Trois rinçages à l’eau froide enlèvent le sel. L’eau chaude l’étend.')}</ArticleLead>,
        why: ['The lead gives the answer: “Three rinses with cold water lift the salt.”', 'Le chapeau donne la réponse\u00a0: «\u00a0Trois rinçages à l’eau froide enlèvent le sel.\u00a0»'],
      },
      dont: {
        example: (say) => <ArticleLead>{say('Salt comes back every winter. In this article, we will look at a few methods.', 'Le sel revient chaque hiver. Dans cet article, nous verrons quelques méthodes.')}</ArticleLead>,
        why: ['“In this article, we will look at a few methods” announces the answer without giving it.', '«\u00a0Dans cet article, nous verrons quelques méthodes\u00a0» annonce la réponse sans la donner.'],
      },
    },
    {
      do: {
        example: (say) => factRow(say, factsIn(say)),
        why: ['The date, the reading time and the author help people decide whether to read.', 'La date, la durée de lecture et l’auteure aident à décider si l’on va lire.'],
      },
      dont: {
        example: (say) => factRow(say, moreFactsIn(say)),
        why: ['The number of words, the issue and the updates bury the date, the reading time and the author.', 'Le nombre de mots, le numéro et les mises à jour noient la date, la durée et l’auteure.'],
      },
    },
  ],
};
