import { ButtonLink } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import type { ReactNode } from 'react';
import type { ComponentGuide, Say } from '../../documentation/guide.ts';

/** The end of a header: a whole one asks the window for its width. */
const tools = (say: Say, actions: ReactNode) => (
  <Cluster>
    <LanguageToggle
      languages={[
        { tag: 'en-CA', name: 'English', href: '#guide' },
        { tag: 'fr-CA', name: 'Français', href: '#guide' },
      ]}
      current={say('en-CA', 'fr-CA')}
      showCurrent={false}
    />
    {actions}
  </Cluster>
);

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'header a', name: ['Wordmark', 'Logotype'], by: 'home', note: ['a link to the home page', 'un lien vers l’accueil'] },
    { at: 'header nav', name: ['Navigation', 'Navigation'], by: 'navigation', note: ['optional; on narrow windows the menu takes its place', 'facultative; remplacée par le menu si la fenêtre est étroite'] },
    { at: 'header a[hreflang]', name: ['Language', 'Langue'], by: 'language', note: ['optional; in sight at every width', 'facultative; visible à toutes les largeurs'] },
    { at: 'header a[href="/get-quote"]', name: ['Action', 'Action'], by: 'action', note: ['optional; on narrow windows it belongs in the menu', 'facultative; si la fenêtre est étroite, elle va dans le menu'] },
  ],
  pairs: [
    {
      do: {
        example: (say) => tools(say, <ButtonLink variant="primary" href="#guide">{say('Book a table', 'Réserver')}</ButtonLink>),
        why: ['One button, “Book a table”: every page says what a guest comes for.', 'Un seul bouton, «\u00a0Réserver\u00a0»\u00a0: chaque page dit pourquoi on vient.'],
      },
      dont: {
        example: (say) =>
          tools(
            say,
            <>
              <ButtonLink variant="primary" href="#guide">{say('Book a table', 'Réserver')}</ButtonLink>
              <ButtonLink variant="primary" href="#guide">{say('Order', 'Commander')}</ButtonLink>
              <ButtonLink href="#guide">{say('Gift cards', 'Cartes-cadeaux')}</ButtonLink>
            </>,
          ),
        why: ['“Book a table”, “Order” and “Gift cards” compete, and push the navigation onto a second line.', '«\u00a0Réserver\u00a0», «\u00a0Commander\u00a0» et «\u00a0Cartes-cadeaux\u00a0» se font concurrence, et poussent la navigation sur une deuxième ligne.'],
      },
    },
  ],
};
