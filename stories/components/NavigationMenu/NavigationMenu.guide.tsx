import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink, NavigationMenuPanelList } from '@uno/ui/NavigationMenu';
import type { ComponentGuide } from '../../documentation/guide.ts';

const links = (words: readonly string[]) =>
  words.map((word) => (
    <NavigationMenuLink key={word} href="#guide-page">
      {word}
    </NavigationMenuLink>
  ));

export const guide: ComponentGuide = {
  anatomy: [
    { at: 'nav', name: ['Bar', 'Barre'], by: 'NavigationMenu', note: ['one line; aria-label names it for screen readers', 'une seule ligne; aria-label la nomme pour les lecteurs d’écran'] },
    { at: 'nav a[aria-current]', name: ['Current page', 'Page actuelle'], by: 'NavigationMenuLink current', note: ['bolder, with a line under it', 'plus grasse, avec un trait dessous'] },
    { at: 'nav button', name: ['Disclosure button', 'Bouton de panneau'], by: 'NavigationMenuDisclosure label', note: ['optional; opens a panel of links below the bar', 'facultatif; ouvre un panneau de liens sous la barre'] },
    { at: 'nav button svg', name: ['Chevron', 'Chevron'], note: ['turns over while the panel is open', 'se retourne quand le panneau est ouvert'] },
    { at: 'nav > div > ul > li:last-child > a', name: ['Link', 'Lien'], by: 'NavigationMenuLink' },
  ],
  pairs: [
    {
      do: {
        example: (say) => (
          <NavigationMenu aria-label={say('Main, short words', 'Principal, mots courts')}>{links([say('Services', 'Services'), say('Rates', 'Tarifs'), say('Contact', 'Nous joindre')])}</NavigationMenu>
        ),
        why: ['“Services”, “Rates”, “Contact”: a word or two for each page, found at a glance.', '«\u00a0Services\u00a0», «\u00a0Tarifs\u00a0», «\u00a0Nous joindre\u00a0»\u00a0: un mot ou deux par page, repérés d’un coup d’œil.'],
      },
      dont: {
        example: (say) => (
          <NavigationMenu aria-label={say('Main, sentences', 'Principal, phrases')}>{links([say('See all that we can do for you', 'Voyez tout ce que nous offrons'), say('Get to know us better', 'Apprenez à nous connaître')])}</NavigationMenu>
        ),
        why: ['“See all that we can do for you” has to be read to the end, and two such links fill the line.', '«\u00a0Voyez tout ce que nous offrons\u00a0» doit se lire jusqu’au bout, et deux liens semblables remplissent la ligne.'],
      },
    },
    {
      do: {
        example: (say) => (
          <NavigationMenu aria-label={say('Main, with a panel', 'Principal, avec panneau')}>
            <NavigationMenuDisclosure label={say('Services', 'Services')}>
              <NavigationMenuPanelList>
                <li>
                  <NavigationMenuPanelLink href="#guide-page">{say('Windows', 'Vitres')}</NavigationMenuPanelLink>
                </li>
              </NavigationMenuPanelList>
            </NavigationMenuDisclosure>
            {links([say('Rates', 'Tarifs'), say('Contact', 'Nous joindre')])}
          </NavigationMenu>
        ),
        why: ['“Services” opens a panel with its pages, so the bar keeps to one line.', '«\u00a0Services\u00a0» ouvre un panneau avec ses pages\u00a0: la barre tient sur une ligne.'],
      },
      dont: {
        example: (say) => (
          <NavigationMenu aria-label={say('Main, every page', 'Principal, toutes les pages')}>
            {links([say('Windows', 'Vitres'), say('Carpets', 'Tapis'), say('Floors', 'Planchers'), say('Ducts', 'Conduits'), say('Facades', 'Façades'), say('Rates', 'Tarifs'), say('Contact', 'Nous joindre')])}
          </NavigationMenu>
        ),
        why: ['Seven links side by side, one for each service, break the bar into two lines.', 'Sept liens côte à côte, un par service, coupent la barre en deux lignes.'],
      },
    },
  ],
};
