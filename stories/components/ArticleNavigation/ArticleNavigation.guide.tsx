import { ArticleNavigation, NextArticle, PreviousArticle } from '@uno/ui/ArticleNavigation';
import { Pagination } from '@uno/ui/Pagination';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const next = (say: Say, title: string) => (
  <ArticleNavigation aria-label={say('More articles', 'Autres articles')}>
    <NextArticle label={say('Next article', 'Article suivant')} href="#guide-dough">
      {title}
    </NextArticle>
  </ArticleNavigation>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'a[rel="prev"]', name: ['Previous article', 'Article précédent'], by: 'PreviousArticle', note: ['left out on the first article', 'absent sur le premier article'] },
    { at: 'a[rel="prev"] svg', name: ['Arrow', 'Flèche'], note: ['hidden from screen readers', 'cachée des lecteurs d’écran'] },
    { at: 'a[rel="prev"] > span:first-child', name: ['Label', 'Étiquette'], by: 'label' },
    { at: 'a[rel="prev"] > span:last-child', name: ['Title', 'Titre'], by: 'children', note: ['the title of that article', 'le titre de cet article'] },
    { at: 'a[rel="next"]', name: ['Next article', 'Article suivant'], by: 'NextArticle', note: ['left out on the last article', 'absent sur le dernier article'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => next(say, say('Why dough rises twice', 'Pourquoi la pâte lève deux fois')),
        why: ['“Why dough rises twice” lets the reader choose before following the link.', '«\u00a0Pourquoi la pâte lève deux fois\u00a0» permet de choisir avant de suivre le lien.'],
      },
      dont: {
        example: (say) => next(say, say('Keep reading', 'Poursuivre la lecture')),
        why: ['“Keep reading” doesn’t say what comes next.', '«\u00a0Poursuivre la lecture\u00a0» ne dit pas ce qui suit.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Pagination
            aria-label={say('Pages of articles', 'Pages d’articles')}
            page={2}
            pages={3}
            hrefOf={(page) => `#guide-page-${page}`}
            labels={{ previous: say('Previous', 'Précédent'), next: say('Next', 'Suivant'), page: 'Page\u00a0{page}' }}
          />
        ),
        why: ['A list of articles has numbered pages, and Pagination shows which one is being read.', 'Une liste d’articles a des pages numérotées, et Pagination montre à laquelle on est rendu.'],
      },
      dont: {
        example: (say) => (
          <ArticleNavigation aria-label={say('Pages of articles', 'Pages d’articles')}>
            <PreviousArticle label={say('Previous', 'Précédent')} href="#guide-page-1">
              {'Page\u00a01'}
            </PreviousArticle>
            <NextArticle label={say('Next', 'Suivant')} href="#guide-page-3">
              {'Page\u00a03'}
            </NextArticle>
          </ArticleNavigation>
        ),
        why: ['“Page\u00a01” and “Page\u00a03”, shown as neighbouring articles, don’t say how many pages there are.', '«\u00a0Page\u00a01\u00a0» et «\u00a0Page\u00a03\u00a0», présentées comme des articles voisins, ne disent pas combien il y a de pages.'],
      },
    },
  ],
};
