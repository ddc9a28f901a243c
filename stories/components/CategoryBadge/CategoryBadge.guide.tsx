import { CategoryBadge } from '@uno/ui/CategoryBadge';
import { Cluster } from '@uno/ui/Cluster';
import { TagChip } from '@uno/ui/TagChip';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-tint]', name: ['Frame', 'Cadre'], by: 'tint', note: ['without a tint, in the colours of the page', 'sans tint, aux couleurs de la page'] },
    { at: '[data-tint] [aria-hidden]', name: ['Icon', 'Icône'], by: 'mark', note: ['optional; tells categories apart without colour', 'facultative; distingue les catégories sans couleur'] },
    { at: '[data-tint] [aria-hidden] + span', name: ['Name', 'Nom'], by: 'children' },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <Cluster gap="x2">
            <CategoryBadge tint={1}>{say('Recipes', 'Recettes')}</CategoryBadge>
            <TagChip>{say('Bread', 'Pain')}</TagChip>
            <TagChip>{say('Winter', 'Hiver')}</TagChip>
          </Cluster>
        ),
        why: ['The article has one category, “Recipes”; its topics, “Bread” and “Winter”, are tags.', 'L’article a une seule catégorie, «\u00a0Recettes\u00a0»; ses sujets, «\u00a0Pain\u00a0» et «\u00a0Hiver\u00a0», sont des mots-clés.'],
      },
      dont: {
        example: (say) => (
          <Cluster gap="x2">
            <CategoryBadge tint={1}>{say('Recipes', 'Recettes')}</CategoryBadge>
            <CategoryBadge tint={2}>{say('Bread', 'Pain')}</CategoryBadge>
            <CategoryBadge tint={3}>{say('Winter', 'Hiver')}</CategoryBadge>
          </Cluster>
        ),
        why: ['With three categories, “Recipes”, “Bread” and “Winter”, it is not clear which list the article is in.', 'Avec trois catégories, «\u00a0Recettes\u00a0», «\u00a0Pain\u00a0» et «\u00a0Hiver\u00a0», on ne sait pas dans quelle liste est l’article.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Cluster gap="x2">
            <CategoryBadge tint={1}>{say('Recipes', 'Recettes')}</CategoryBadge>
            <CategoryBadge tint={1}>{say('Recipes', 'Recettes')}</CategoryBadge>
          </Cluster>
        ),
        why: ['“Recipes” has the same colour on every card.', '«\u00a0Recettes\u00a0» a la même couleur sur toutes les cartes.'],
      },
      dont: {
        example: (say) => (
          <Cluster gap="x2">
            <CategoryBadge tint={1}>{say('Recipes', 'Recettes')}</CategoryBadge>
            <CategoryBadge tint={4}>{say('Recipes', 'Recettes')}</CategoryBadge>
          </Cluster>
        ),
        why: ['“Recipes” has a colour here and another there, so the colour says nothing.', '«\u00a0Recettes\u00a0» a une couleur ici et une autre là; la couleur ne dit donc rien.'],
      },
    },
  ],
};
