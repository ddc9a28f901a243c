import { LanguageOffer } from '@uno/ui/LanguageOffer';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

/** An offer of the other language, shown. Its words may be in either. */
const offer = (say: Say, words: string, link: string, dismiss: string) => (
  <div data-language-offer="">
    <LanguageOffer language={{ tag: say('fr-CA', 'en-CA'), name: say('Français', 'English'), href: '#guide' }} labels={{ link, dismiss }}>
      {words}
    </LanguageOffer>
  </div>
);

const inItsLanguage = (say: Say, dismiss: string) => offer(say, say('Cette page est aussi en français.', 'This page is also in English.'), say('Lire en français', 'Read it in English'), dismiss);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'aside', name: ['Bar', 'Bandeau'], by: 'LanguageOffer', note: ['above the header', 'au-dessus de l’en-tête'] },
    { at: 'aside > p', name: ['Offer', 'Proposition'], by: 'children', note: ['in the language that is offered', 'dans la langue proposée'] },
    { at: 'aside a', name: ['Link', 'Lien'], by: 'language, labels.link', note: ['to the same page', 'vers la même page'] },
    { at: 'aside button', name: ['Dismiss', 'Refus'], by: 'labels.dismiss', note: ['required', 'obligatoire'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => inItsLanguage(say, say('Ne plus proposer', 'Don’t offer this again')),
        why: ['On an English page the offer is in French: the people who need it can read it.', 'Sur une page en français, la proposition est en anglais\u00a0: les gens à qui elle s’adresse la comprennent.'],
      },
      dont: {
        example: (say) => offer(say, say('This page is also in French.', 'Cette page existe aussi en anglais.'), say('Read it in French', 'Lire en anglais'), say('Don’t offer this again', 'Ne plus proposer')),
        why: ['An offer of French that is written in English speaks to those who don’t need it.', 'Une proposition de lire en anglais, mais écrite en français, s’adresse à qui n’en a pas besoin.'],
      },
    },
    {
      do: {
        example: (say) => inItsLanguage(say, say('Ne plus proposer', 'Don’t offer this again')),
        why: ['The button, “Ne plus proposer”, says in French that the offer will not come back.', 'Le bouton, «\u00a0Don’t offer this again\u00a0», dit en anglais que la proposition ne reviendra pas.'],
      },
      dont: {
        example: (say) => inItsLanguage(say, 'OK'),
        why: ['“OK” beside the link could mean yes to the other language, but hides the offer.', '«\u00a0OK\u00a0», à côté du lien, semble accepter l’autre langue, mais retire la proposition.'],
      },
    },
  ],
};
