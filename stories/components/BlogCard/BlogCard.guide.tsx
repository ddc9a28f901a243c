import { BlogCard, BlogCardDate, BlogCardExcerpt, BlogCardList, BlogCardMinutes, BlogCardMore, BlogCardTitle } from '@uno/ui/BlogCard';
import { CardText, LinkCard, LinkCardTitle } from '@uno/ui/Card';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const article = (say: Say, excerpt: string) => (
  <BlogCardList>
    <BlogCard>
      <BlogCardTitle href="#guide-dough">{say('Why dough rises twice', 'Pourquoi la pâte lève deux fois')}</BlogCardTitle>
      <BlogCardExcerpt>{excerpt}</BlogCardExcerpt>
      <BlogCardMore>{say('Read more', 'Lire la suite')}</BlogCardMore>
    </BlogCard>
  </BlogCardList>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-pictured] > div:first-child', name: ['Picture', 'Image'], by: 'picture', note: ['optional; its frame is 16 by 10', 'facultative; son cadre est de 16 sur 10'] },
    { at: '[data-pictured] > div:last-child', name: ['Date and reading time', 'Date et durée de lecture'], by: 'facts', note: ['without a picture, the head of the card', 'sans image, le haut de la carte'] },
    { at: '[data-pictured] + div > a', name: ['Category', 'Catégorie'], by: 'CategoryBadgeLink', note: ['a link of its own', 'un lien à part'] },
    { at: 'h3', name: ['Title', 'Titre'], by: 'BlogCardTitle', note: ['a press anywhere on the card follows its link', 'une pression n’importe où sur la carte suit son lien'] },
    { at: 'h3 + p', name: ['Excerpt', 'Extrait'], by: 'BlogCardExcerpt' },
    { at: 'h3 ~ ul', name: ['Tags', 'Mots-clés'], by: 'BlogCardTags', note: ['three at most, or as many as max says', 'trois au plus, ou autant que le dit max'] },
    { at: 'h3 ~ p[aria-hidden]', name: ['Read more', 'Lire la suite'], by: 'BlogCardMore', note: ['not a link; hidden from screen readers', 'pas un lien; caché des lecteurs d’écran'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => article(say, say('The first rise builds flavour, and the second builds the crumb.', 'La première levée donne le goût, et la deuxième donne la mie.')),
        why: ['“The first rise builds flavour, and the second builds the crumb” sums up the article.', '«\u00a0La première levée donne le goût, et la deuxième donne la mie\u00a0» résume l’article.'],
      },
      dont: {
        example: (say) => article(say, say('We answer a question that many people ask.', 'Nous répondons à une question que bien des gens se posent.')),
        why: ['“We answer a question that many people ask” could be under any title.', '«\u00a0Nous répondons à une question que bien des gens se posent\u00a0» irait sous n’importe quel titre.'],
      },
    },
    {
      do: {
        example: (say) => (
          <LinkCard>
            <LinkCardTitle href="#guide-cakes">{say('Wedding cakes', 'Gâteaux de mariage')}</LinkCardTitle>
            <CardText>{say('Tastings are on Saturdays.', 'Les dégustations ont lieu le samedi.')}</CardText>
          </LinkCard>
        ),
        why: ['The page about wedding cakes is not an article, so its card has no date.', 'La page sur les gâteaux de mariage n’est pas un article; sa carte n’a donc pas de date.'],
      },
      dont: {
        example: (say) => (
          <BlogCardList>
            <BlogCard
              facts={
                <>
                  <BlogCardDate dateTime="2025-01-22" day="22">
                    {say('Jan. 2025', 'janv. 2025')}
                  </BlogCardDate>
                  <BlogCardMinutes minutes={1}>{say('min read', 'min de lecture')}</BlogCardMinutes>
                </>
              }
            >
              <BlogCardTitle href="#guide-cakes">{say('Wedding cakes', 'Gâteaux de mariage')}</BlogCardTitle>
              <BlogCardExcerpt>{say('Tastings are on Saturdays.', 'Les dégustations ont lieu le samedi.')}</BlogCardExcerpt>
            </BlogCard>
          </BlogCardList>
        ),
        why: ['With “22 Jan. 2025” on its card, the page about wedding cakes looks like old news.', 'Datée du 22\u00a0janvier 2025, la page sur les gâteaux de mariage a l’air d’une vieille nouvelle.'],
      },
    },
  ],
};
