import { Button } from '@uno/ui/Button';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { Link } from '@uno/ui/Link';
import { NoticeBox } from '@uno/ui/NoticeBox';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: ':has(> [aria-hidden])', name: ['Frame', 'Cadre'], by: 'EmptyState', note: ['in place of the list', 'à la place de la liste'] },
    { at: 'svg', name: ['Picture', 'Dessin'], by: 'picture', note: ['optional, decorative', 'facultatif, décoratif'] },
    { at: '[aria-hidden] + p', name: ['Title', 'Titre'], by: 'EmptyStateTitle', note: ['a paragraph, not a heading', 'un paragraphe, pas un titre de section'] },
    { at: 'p + p', name: ['Text', 'Texte'], by: 'children', note: ['optional: what to try', 'facultatif\u00a0: quoi essayer'] },
    { at: 'a', name: ['Way out', 'Issue'], by: 'children', note: ['a link back to all entries', 'un lien vers toutes les entrées'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <EmptyState>
            <EmptyStateTitle>{say('No room is free on July\u00a014', 'Aucune chambre n’est libre le 14\u00a0juillet')}</EmptyStateTitle>
            <Link href="#guide">{say('See the dates that are free', 'Voir les dates libres')}</Link>
          </EmptyState>
        ),
        why: ['The title says what is missing, a room on July\u00a014, and the link leads to the dates that are free.', 'Le titre dit ce qui manque, une chambre le 14\u00a0juillet, et le lien mène aux dates libres.'],
      },
      dont: {
        example: (say) => (
          <EmptyState>
            <EmptyStateTitle>{say('No results', 'Aucun résultat')}</EmptyStateTitle>
          </EmptyState>
        ),
        why: ['“No results” alone is a dead end: it names no reason and no next step.', '«\u00a0Aucun résultat\u00a0», sans plus, est une impasse\u00a0: on n’y lit ni raison ni suite.'],
      },
    },
    {
      do: {
        example: (say) => (
          <NoticeBox kind="error" level={3} title={say('Your invoices could not be loaded', 'Vos factures n’ont pas pu être chargées')} actions={<Button>{say('Try again', 'Réessayer')}</Button>} />
        ),
        why: ['The invoices could not be loaded, so a NoticeBox of the kind “error” says so and offers to try again.', 'Les factures n’ont pas pu être chargées\u00a0: une NoticeBox de type «\u00a0error\u00a0» le dit et propose de réessayer.'],
      },
      dont: {
        example: (say) => (
          <EmptyState>
            <EmptyStateTitle>{say('You have no invoices', 'Vous n’avez aucune facture')}</EmptyStateTitle>
          </EmptyState>
        ),
        why: ['After a failure, “You have no invoices” is false: the list is not empty, it is not there.', 'Après un échec, «\u00a0Vous n’avez aucune facture\u00a0» est faux\u00a0: la liste n’est pas vide, elle manque.'],
      },
    },
  ],
};
