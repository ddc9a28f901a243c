import { Badge, type BadgeKind } from '@uno/ui/Badge';
import { Cluster } from '@uno/ui/Cluster';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const invoice = (say: Say, kind: BadgeKind, status: string) => (
  <Cluster>
    <span>{say('Invoice\u00a0118', 'Facture\u00a0118')}</span>
    <Badge kind={kind}>{status}</Badge>
  </Cluster>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'span', name: ['Frame', 'Cadre'], by: 'kind', note: ['a colour and an icon, except for neutral', 'une couleur et une icône, sauf pour neutral'] },
    { at: 'span > span:last-child', name: ['Words', 'Texte'], by: 'children', note: ['one to three words', 'un à trois mots'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => invoice(say, 'error', say('Late', 'En retard')),
        why: ['The word “Late” says what is wrong, in black and white too.', '«\u00a0En retard\u00a0» dit ce qui ne va pas, même en noir et blanc.'],
      },
      dont: {
        example: (say) => <Badge kind="error">{say('Invoice\u00a0118', 'Facture\u00a0118')}</Badge>,
        why: ['Only the red and the icon say that something is wrong with “Invoice\u00a0118”, and they don’t say what.', 'Seuls le rouge et l’icône disent que «\u00a0Facture\u00a0118\u00a0» a un problème, sans dire lequel.'],
      },
    },
    {
      do: {
        example: (say) => invoice(say, 'warning', say('Due in 3\u00a0days', 'Due dans 3\u00a0jours')),
        why: ['“Due in 3\u00a0days” is read at a glance, beside the invoice.', '«\u00a0Due dans 3\u00a0jours\u00a0» se lit d’un coup d’œil, à côté de la facture.'],
      },
      dont: {
        example: (say) => invoice(say, 'warning', say('Please pay before Friday to avoid late fees', 'Veuillez payer avant vendredi pour éviter les frais de retard')),
        why: ['“Please pay before Friday to avoid late fees” is a message, and belongs in a NoticeBox.', '«\u00a0Veuillez payer avant vendredi pour éviter les frais de retard\u00a0» est un message; sa place est dans une NoticeBox.'],
      },
    },
  ],
};
