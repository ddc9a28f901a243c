import { ButtonLink } from '@uno/ui/Button';
import { ContactFigure, ContactPanel, ContactText, ContactWay } from '@uno/ui/ContactPanel';
import { NoBreak } from '@uno/ui/NoBreak';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const numberIn = (say: Say): string => say('514-555-0142', '514\u00a0555-0142');

const phone = (say: Say, text?: string) => (
  <ContactWay term={say('Phone', 'Téléphone')}>
    <ContactFigure href="tel:+15145550142">
      <NoBreak of={numberIn(say)}>{numberIn(say)}</NoBreak>
    </ContactFigure>
    {text && <ContactText>{text}</ContactText>}
  </ContactWay>
);

const panel = (say: Say, phoneText: string, emailText: string) => (
  <ContactPanel>
    {phone(say, phoneText)}
    <ContactWay term={say('E-mail', 'Courriel')}>
      <ContactFigure href="mailto:ana@bakery.example">ana@bakery.example</ContactFigure>
      <ContactText>{emailText}</ContactText>
    </ContactWay>
  </ContactPanel>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'dl > div', name: ['Way', 'Moyen'], by: 'ContactWay' },
    { at: 'dt', name: ['Term', 'Terme'], by: 'term', note: ['the name of the way', 'le nom du moyen'] },
    { at: 'dd > a', name: ['Figure', 'Coordonnée'], by: 'ContactFigure', note: ['a link if it has href; otherwise text of the same size', 'un lien s’il y a href; sinon, du texte de même taille'] },
    { at: 'dd + dd', name: ['Text', 'Texte'], by: 'ContactText', note: ['when you answer, or what the way is for', 'quand vous répondez, ou à quoi sert le moyen'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => panel(say, say('We answer on weekdays, 8\u00a0AM to 5\u00a0PM.', 'Nous répondons en semaine, de 8\u00a0h à 17\u00a0h.'), say('We reply the next business day.', 'Nous répondons le jour ouvrable suivant.')),
        why: ['Each way says when you answer: “on weekdays, 8\u00a0AM to 5\u00a0PM”, “the next business day”.', 'Chaque moyen dit quand vous répondez\u00a0: «\u00a0en semaine, de 8\u00a0h à 17\u00a0h\u00a0», «\u00a0le jour ouvrable suivant\u00a0».'],
      },
      dont: {
        example: (say) => panel(say, say('Don’t hesitate to call us.', 'N’hésitez pas à nous appeler.'), say('We look forward to your message.', 'Au plaisir de vous lire.')),
        why: ['“Don’t hesitate to call us” doesn’t help to choose between calling and writing.', '«\u00a0N’hésitez pas à nous appeler\u00a0» n’aide pas à choisir entre appeler et écrire.'],
      },
    },
    {
      do: {
        example: (say) => (
          <p>
            <ButtonLink href="tel:+15145550142">
              <NoBreak of={numberIn(say)}>{say(`Call ${numberIn(say)}`, `Appeler au ${numberIn(say)}`)}</NoBreak>
            </ButtonLink>
          </p>
        ),
        why: ['The telephone alone is a button, “Call 514-555-0142”.', 'Le téléphone seul est un bouton, «\u00a0Appeler au 514\u00a0555-0142\u00a0».'],
      },
      dont: {
        example: (say) => <ContactPanel>{phone(say)}</ContactPanel>,
        why: ['A panel that holds only the telephone is a list with nothing to choose from.', 'Un panneau qui ne contient que le téléphone est une liste où il n’y a rien à choisir.'],
      },
    },
  ],
};
