import { SearchField } from '@uno/ui/SearchField';
import { TextField } from '@uno/ui/TextField';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

const labels = (say: Say) => ({ submit: say('Search', 'Rechercher'), clear: say('Clear the search', 'Effacer la recherche') });

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'search label', name: ['Label', 'Étiquette'], by: 'label', note: ['required, always visible', 'obligatoire, toujours visible'] },
    { at: 'input[type="search"]', name: ['Input', 'Champ'], by: 'name, defaultValue' },
    { at: 'search button[type="button"]', name: ['Clear button', 'Bouton d’effacement'], by: 'labels.clear', note: ['appears once the field has text; its room is kept', 'apparaît dès que le champ a du texte; sa place est gardée'] },
    { at: 'search button[type="submit"]', name: ['Search button', 'Bouton de recherche'], by: 'labels.submit', note: ['its word is hidden where there is little room', 'son mot est caché là où la place manque'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => <SearchField id="guide-search-articles" label={say('Search the articles', 'Rechercher dans les articles')} labels={labels(say)} />,
        why: ['“Search the articles” says what is searched, before anything is typed.', '«\u00a0Rechercher dans les articles\u00a0» dit où l’on cherche, avant même de taper.'],
      },
      dont: {
        example: (say) => <SearchField id="guide-search-anything" label={say('What are you looking for?', 'Que cherchez-vous?')} labels={labels(say)} />,
        why: ['“What are you looking for?” above a list of articles makes people type a phone number or a price.', '«\u00a0Que cherchez-vous?\u00a0» au-dessus d’articles invite à taper un numéro de téléphone ou un prix.'],
      },
    },
    {
      do: {
        example: (say) => <TextField id="guide-postal-code" name="guidePostalCode" label={say('Postal code', 'Code postal')} autoComplete="postal-code" />,
        why: ['A postal code in a form is an answer: a TextField.', 'Un code postal dans un formulaire est une réponse\u00a0: un TextField.'],
      },
      dont: {
        example: (say) => <SearchField id="guide-search-code" label={say('Postal code', 'Code postal')} labels={labels(say)} />,
        why: ['With a search button beside it, the postal code seems to lead away from the form.', 'Avec un bouton de recherche à côté, le code postal semble faire quitter le formulaire.'],
      },
    },
  ],
};
