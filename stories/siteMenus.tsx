import type { Decorator } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { LinkProvider } from '@uno/ui/Link';
import { MobileMenu } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from '@uno/ui/NavigationMenu';
import { useNavigation } from './navigation.ts';
import { StayingLink } from './pages/Site.tsx';

/** The site's main navigation, of the package's parts. */
export function MainMenu() {
  const { words, home, services, links } = useNavigation();
  return (
    <NavigationMenu aria-label={words['nav.label']}>
      <NavigationMenuLink href={home.href} active>
        {home.text}
      </NavigationMenuLink>
      <NavigationMenuDisclosure label={words['nav.services']}>
        <ul>
          {services.map(({ href, text }) => (
            <li key={href}>
              <NavigationMenuPanelLink href={href}>{text}</NavigationMenuPanelLink>
            </li>
          ))}
        </ul>
      </NavigationMenuDisclosure>
      {links.map(({ href, text }) => (
        <NavigationMenuLink key={href} href={href}>
          {text}
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}

/** The site's menu on phones, of the package's parts. */
export function PhoneMenu({ defaultOpen }: { /** Whether it is open at first. */ defaultOpen?: boolean | undefined }) {
  const { words, home, links, languages, locale } = useNavigation();
  return (
    <MobileMenu
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      labels={{ open: words['nav.menu'], close: words['nav.menuClose'], title: words['nav.menuTitle'] }}
    >
      <nav aria-label={words['nav.label']}>
        <ul>
          {[home, ...links].map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageToggle languages={languages} active={locale} />
    </MobileMenu>
  );
}

/** The one action of the site's header. */
export function HeaderAction() {
  const { words } = useNavigation();
  return (
    <ButtonLink variant="primary" href="/get-quote">
      {words['nav.quote']}
    </ButtonLink>
  );
}

/** Links of the package stay where they are: a story has no other pages. */
export const linksStay: Decorator = (Story) => (
  <LinkProvider value={StayingLink}>
    <Story />
  </LinkProvider>
);
