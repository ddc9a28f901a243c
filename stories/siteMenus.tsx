import type { Decorator } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import { Header } from '@uno/ui/Header';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { LinkProvider } from '@uno/ui/Link';
import { MobileMenu, MobileMenuActions, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink, NavigationMenuPanelList } from '@uno/ui/NavigationMenu';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ComponentProps } from 'react';
import { business } from '../site/business.ts';
import { useNavigation } from './navigation.ts';
import { StayingLink } from './pages/Site.tsx';

/** A main navigation like the site's, made of the package's components. */
export function MainMenu({ defaultOpen }: { /** Whether the services are open at first. */ defaultOpen?: boolean }) {
  const { words, home, services, links } = useNavigation();
  return (
    <NavigationMenu aria-label={words['nav.label']}>
      <NavigationMenuLink href={home.href} current>
        {home.text}
      </NavigationMenuLink>
      <NavigationMenuDisclosure label={words['nav.services']} defaultOpen={defaultOpen}>
        <NavigationMenuPanelList>
          {services.map(({ href, text }, at) => (
            <li key={href}>
              <NavigationMenuPanelLink href={href} index={at === 0}>
                {text}
              </NavigationMenuPanelLink>
            </li>
          ))}
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
      {links.map(({ href, text }) => (
        <NavigationMenuLink key={href} href={href}>
          {text}
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}

/** A main navigation of two links. */
export function ShortMenu() {
  const { words, home, links: [link = home] } = useNavigation();
  return (
    <NavigationMenu aria-label={words['nav.label']}>
      {[home, link].map(({ href, text }) => (
        <NavigationMenuLink key={href} href={href} current={href === home.href}>
          {text}
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}

/** A menu on phones like the site's, made of the package's components. */
export function PhoneMenu({ defaultOpen }: { /** Whether it is open at first. */ defaultOpen?: boolean | undefined }) {
  const { words, home, services: [index, ...services], links, languages, locale } = useNavigation();
  const entry = ({ href, text }: typeof home) => (
    <li key={href}>
      <MobileMenuLink href={href} current={href === home.href}>
        {text}
      </MobileMenuLink>
    </li>
  );
  return (
    <MobileMenu {...(defaultOpen === undefined ? {} : { defaultOpen })} labels={{ open: words['nav.menu'], close: words['nav.menuClose'], title: words['nav.menuTitle'] }}>
      <nav aria-label={words['nav.label']}>
        <MobileMenuList>
          {entry(home)}
          {index && (
            <li>
              <MobileMenuLink href={index.href}>{index.text}</MobileMenuLink>
              <MobileMenuList>{services.map(entry)}</MobileMenuList>
            </li>
          )}
          {links.map(entry)}
        </MobileMenuList>
      </nav>
      <LanguageToggle languages={languages} current={locale} />
      <MobileMenuActions>
        <HeaderAction />
      </MobileMenuActions>
    </MobileMenu>
  );
}

/** The one action of the site's header. */
function HeaderAction() {
  const { words } = useNavigation();
  return (
    <ButtonLink variant="primary" href="/get-quote">
      {words['nav.quote']}
    </ButtonLink>
  );
}

/** A header like the site's, made of the package's components. */
export function StoryHeader({ navigation = <MainMenu />, ...rest }: Partial<Pick<ComponentProps<typeof Header>, 'navigation' | 'wideFrom'>>) {
  const { home, languages, locale } = useNavigation();
  return (
    <Header
      {...rest}
      home={{ href: home.href, label: `${business.name}, ${home.text}`, children: <Wordmark mark={<UnoMark />} name={business.shortName} /> }}
      navigation={navigation}
      language={<LanguageToggle languages={languages} current={locale} showCurrent={false} />}
      action={<HeaderAction />}
      menu={<PhoneMenu />}
    />
  );
}

/** A decorator whose links open nothing, because a story has no other pages. */
export const linksStay: Decorator = (Story) => (
  <LinkProvider value={StayingLink}>
    <Story />
  </LinkProvider>
);
