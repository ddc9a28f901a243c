import { Pagination } from '@uno/ui/Pagination';
import { Steps } from '@uno/ui/Steps';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

function pagesOf(say: Say, name: string, page: number, pages: number) {
  return <Pagination aria-label={name} page={page} pages={pages} hrefOf={(to) => `#guide-page-${to}`} labels={{ previous: say('Previous', 'Précédente'), next: say('Next', 'Suivante'), page: 'Page {page}' }} />;
}

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'nav li:first-child a', name: ['Previous', 'Page précédente'], by: 'labels.previous', note: ['no link on the first page; its word is hidden where there is little room', 'sans lien à la première page; son mot est caché là où la place manque'] },
    { at: 'nav a[aria-label]', name: ['Page number', 'Numéro de page'], by: 'hrefOf, labels.page', note: ['light before the current page, tinted after it', 'clair avant la page actuelle, teinté après'] },
    { at: 'nav a[aria-current]', name: ['Current page', 'Page actuelle'], by: 'page' },
    { at: 'nav li:last-child a', name: ['Next', 'Page suivante'], by: 'labels.next', note: ['no link on the last page', 'sans lien à la dernière page'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => pagesOf(say, say('Pages of twelve articles', 'Pages de douze articles'), 2, 4),
        why: ['Twelve articles a page: the whole blog has four pages, and each is worth opening.', 'Douze articles par page\u00a0: le blogue tient en quatre pages, et chacune vaut le clic.'],
      },
      dont: {
        example: (say) => pagesOf(say, say('Pages of two articles', 'Pages de deux articles'), 9, 24),
        why: ['Two articles a page make twenty-four pages, and most numbers are lost in the gaps.', 'Deux articles par page font vingt-quatre pages, et la plupart des numéros disparaissent dans les points de suspension.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Steps
            aria-label={say('Steps of the request', 'Étapes de la demande')}
            labels={{ done: say('complete', 'terminé') }}
            items={[
              { id: 'guide-place', title: say('Place', 'Lieu'), done: true },
              { id: 'guide-schedule', title: say('Schedule', 'Horaire') },
              { id: 'guide-contact', title: say('Contact', 'Coordonnées') },
            ]}
          />
        ),
        why: ['The parts of a form have names: Steps shows them, and which are done.', 'Les parties d’un formulaire ont un nom\u00a0: Steps les montre et dit lesquelles sont terminées.'],
      },
      dont: {
        example: (say) => pagesOf(say, say('Pages of the form', 'Pages du formulaire'), 2, 3),
        why: ['In a form, the numbers 1, 2 and 3 don’t say what each page asks, nor what is already answered.', 'Dans un formulaire, les numéros 1, 2 et 3 ne disent ni ce que chaque page demande, ni ce qui est déjà rempli.'],
      },
    },
  ],
};
