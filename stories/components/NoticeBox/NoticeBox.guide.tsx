import { ButtonLink } from '@uno/ui/Button';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { Stack } from '@uno/ui/Stack';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section[aria-labelledby] > div', name: ['Box', 'Encadré'], by: 'kind', note: ['its surface and its heavy upper edge follow from the kind', 'sa surface et son bord supérieur épais suivent la sorte d’avis'] },
    { at: 'section[aria-labelledby] svg', name: ['Icon', 'Icône'], by: 'kind', note: ['one for each kind', 'une par sorte d’avis'] },
    { at: 'section[aria-labelledby] h2', name: ['Title', 'Titre'], by: 'title, level', note: ['required; it names the region', 'obligatoire; il nomme la région'] },
    { at: 'section[aria-labelledby] p', name: ['Content', 'Contenu'], by: 'children', note: ['optional; links and buttons go below it, in actions', 'facultatif; liens et boutons vont dessous, dans actions'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <NoticeBox level={3} title={say('Online booking is closed until Monday', 'Réservation en ligne fermée jusqu’à lundi')} actions={<ButtonLink href="tel:+15145550148">{say('Call 514-555-0148', 'Appeler au 514-555-0148')}</ButtonLink>}>
            <p>{say('Book by telephone meanwhile.', 'D’ici là, réservez par téléphone.')}</p>
          </NoticeBox>
        ),
        why: ['The title says what is closed and until when; the button to call is another way to book.', 'Le titre dit ce qui est fermé et jusqu’à quand; le bouton d’appel donne un autre moyen de réserver.'],
      },
      dont: {
        example: (say) => (
          <NoticeBox level={3} title={say('Important notice', 'Avis important')}>
            <p>{say('Some services may be unavailable.', 'Certains services pourraient ne pas être disponibles.')}</p>
          </NoticeBox>
        ),
        why: ['“Important notice” tells nobody which service is closed, and there is no other way to go on.', '«\u00a0Avis important\u00a0» ne dit pas quel service est fermé, et aucun autre moyen n’est offert.'],
      },
    },
    {
      do: {
        example: (say) => <NoticeBox kind="information" level={3} title={say('We are closed on Monday', 'Nous sommes fermés lundi')} />,
        why: ['One notice on the screen is read.', 'Un seul avis à l’écran, et on le lit.'],
      },
      dont: {
        example: (say) => (
          <Stack gap="x3">
            <NoticeBox kind="information" level={3} title={say('Our offices are moving', 'Nos bureaux déménagent')} />
            <NoticeBox kind="warning" level={3} title={say('Winter is coming', 'L’hiver approche')} />
            <NoticeBox kind="success" level={3} title={say('Our crews are certified', 'Nos équipes sont certifiées')} />
          </Stack>
        ),
        why: ['Three boxes, one above the other, compete with each other, and a certificate is no news.', 'Trois encadrés empilés se font concurrence, et un certificat n’est pas une nouvelle.'],
      },
    },
  ],
};
