import { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from '@uno/ui/AuthorCard';
import { Testimonial, TestimonialSource } from '@uno/ui/Testimonial';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const author = (say: Say, contact: string) => (
  <AuthorCard contact={<AuthorCardContact href="mailto:ana@bakery.example">{contact}</AuthorCardContact>}>
    <AuthorCardName>Ana Roy</AuthorCardName>
    <AuthorCardRole>{say('Pastry chef', 'Pâtissière')}</AuthorCardRole>
  </AuthorCard>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: '[data-pictured] > div[aria-hidden]', name: ['Picture', 'Image'], by: 'picture', note: ['optional; hidden from screen readers', 'facultative; cachée des lecteurs d’écran'] },
    { at: '[data-pictured] > div > p', name: ['Name', 'Nom'], by: 'AuthorCardName' },
    { at: '[data-pictured] > div > p + p', name: ['Role', 'Fonction'], by: 'AuthorCardRole' },
    { at: 'address > a', name: ['Contact link', 'Lien de contact'], by: 'contact, AuthorCardContact', note: ['for an author with an e-mail address', 'si la personne a une adresse courriel'] },
    { at: 'address svg', name: ['Icon', 'Icône'], by: 'mark', note: ['without it, an arrow after the words', 'sans elle, une flèche après le texte'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => author(say, say('Write to Ana', 'Écrire à Ana')),
        why: ['“Write to Ana” says who gets the message, in a list of links too.', '«\u00a0Écrire à Ana\u00a0» dit à qui va le message, même dans une liste de liens.'],
      },
      dont: {
        example: (say) => author(say, say('Contact', 'Contact')),
        why: ['“Contact” doesn’t say who gets the message.', '«\u00a0Contact\u00a0» ne dit pas à qui va le message.'],
      },
    },
    {
      do: {
        example: (say) => (
          <Testimonial source={<TestimonialSource name="Luc Tremblay">{say('Owner of a café', 'Propriétaire d’un café')}</TestimonialSource>}>
            {say('“The bread is here before seven.”', '«\u00a0Le pain arrive avant 7\u00a0h.\u00a0»')}
          </Testimonial>
        ),
        why: ['A client’s words are a Testimonial, which has a quotation, then who said it.', 'Les mots d’un client vont dans un Testimonial, qui a une citation, puis qui l’a dite.'],
      },
      dont: {
        example: (say) => (
          <AuthorCard>
            <AuthorCardName>Luc Tremblay</AuthorCardName>
            <AuthorCardRole>{say('“The bread is here before seven.”', '«\u00a0Le pain arrive avant 7\u00a0h.\u00a0»')}</AuthorCardRole>
          </AuthorCard>
        ),
        why: ['In an AuthorCard, a client seems to have written the article.', 'Dans une AuthorCard, un client a l’air d’avoir écrit l’article.'],
      },
    },
  ],
};
