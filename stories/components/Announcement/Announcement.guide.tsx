import { Announcement } from '@uno/ui/Announcement';
import { Link } from '@uno/ui/Link';
import { NoticeBox } from '@uno/ui/NoticeBox';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'aside', name: ['Bar', 'Bandeau'], by: 'aria-label', note: ['a landmark, which aria-label names', 'un point de repère, que nomme aria-label'] },
    { at: 'aside > p', name: ['Message', 'Message'], by: 'children', note: ['one or two sentences, and a link if there is more to say', 'une ou deux phrases, et un lien s’il y a plus à dire'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <Announcement aria-label={say('Notice', 'Avis')}>{say('We are closed on July\u00a01. Orders leave on July\u00a02.', 'Nous sommes fermés le 1er\u00a0juillet. Les commandes partent le 2.')}</Announcement>,
        why: ['It says what changes and until when: closed on July\u00a01, and orders leave on July\u00a02.', 'Il dit ce qui change et jusqu’à quand\u00a0: fermé le 1er\u00a0juillet, les commandes partent le 2.'],
      },
      dont: {
        example: (say) => (
          <Announcement aria-label={say('Notice', 'Avis')}>
            {say('Important notice about our opening hours.', 'Avis important concernant nos heures d’ouverture.')} <Link href="#guide-hours">{say('Read the notice', 'Lire l’avis')}</Link>
          </Announcement>
        ),
        why: ['“Important notice about our opening hours” says nothing until the link is followed.', '«\u00a0Avis important concernant nos heures d’ouverture\u00a0» n’apprend rien tant qu’on ne suit pas le lien.'],
      },
    },
    {
      do: {
        example: (say) => (
          <NoticeBox level={3} title={say('Online payment is unavailable', 'Le paiement en ligne est en panne')}>
            <p>{say('Please pay at the counter today.', 'Aujourd’hui, payez au comptoir.')}</p>
          </NoticeBox>
        ),
        why: ['What concerns the payment page alone is in a NoticeBox on that page.', 'Ce qui ne touche que la page de paiement est dans une NoticeBox, sur cette page.'],
      },
      dont: {
        example: (say) => <Announcement aria-label={say('Notice', 'Avis')}>{say('Online payment is unavailable.', 'Le paiement en ligne est en panne.')}</Announcement>,
        why: ['In the bar above every page, the payment problem also interrupts people who are not paying.', 'Dans le bandeau de toutes les pages, la panne du paiement dérange aussi les gens qui ne paient rien.'],
      },
    },
  ],
};
