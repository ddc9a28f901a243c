import { ErrorFallback } from '@uno/ui/ErrorFallback';
import type { ComponentGuide } from '../../documentation/guide.ts';

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'section svg', name: ['Picture', 'Dessin'], by: 'picture', note: ['optional, decorative', 'facultatif, décoratif'] },
    { at: '[role="alert"] > :first-child', name: ['Title', 'Titre'], by: 'title', note: ['level 1 where it replaces the whole page', 'de niveau\u00a01 s’il remplace toute la page'] },
    { at: '[role="alert"] > div', name: ['Text', 'Texte'], by: 'children', note: ['what to do, and whom to write to', 'quoi faire, et à qui écrire'] },
    { at: 'button', name: ['Reload button', 'Bouton de rechargement'], by: 'labels.reload, onReload', note: ['required; other actions follow it', 'obligatoire; d’autres actions peuvent le suivre'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <ErrorFallback autoFocus={false} level={3} title={say('The map is not shown', 'La carte ne s’affiche pas')} labels={{ reload: say('Reload the page', 'Recharger la page') }}>
            <p>{say('Reload the page. If that doesn’t help, call 514\u00a0555-0142.', 'Rechargez la page. Si cela ne suffit pas, appelez au 514\u00a0555-0142.')}</p>
          </ErrorFallback>
        ),
        why: ['The words say what is missing, the map, what to do now, and where to call if that doesn’t help.', 'On y lit ce qui a échoué, la carte, quoi faire maintenant et où appeler si cela ne suffit pas.'],
      },
      dont: {
        example: (say) => (
          <ErrorFallback autoFocus={false} level={3} title={say('Oops', 'Oups')} labels={{ reload: 'OK' }}>
            <p>TypeError: undefined is not a function</p>
          </ErrorFallback>
        ),
        why: ['“Oops” and the program’s own message tell a visitor neither what is missing nor what “OK” will do.', '«\u00a0Oups\u00a0» et le message du programme ne disent ni ce qui manque, ni ce que fera «\u00a0OK\u00a0».'],
      },
    },
  ],
};
