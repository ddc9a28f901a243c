import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import { Header } from '@uno/ui/Header';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { MobileMenu } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink, NavigationMenuPanelLink } from '@uno/ui/NavigationMenu';
import { Wordmark } from '@uno/ui/Wordmark';
import { business } from '../../../site/business.ts';
import { useNavigation } from '../../navigation.ts';

function SiteLikeHeader() {
  const { words, home, services, links, languages, locale } = useNavigation();
  return (
    <Header
      home={{ href: home.href, label: `${business.name}, ${home.text}`, children: <Wordmark name={business.name} /> }}
      navigation={
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
      }
      language={<LanguageToggle languages={languages} active={locale} showActive={false} />}
      action={
        <ButtonLink variant="primary" href="/get-quote">
          {words['nav.quote']}
        </ButtonLink>
      }
      menu={
        <MobileMenu labels={{ open: words['nav.menu'], close: words['nav.menuClose'], title: words['nav.menuTitle'] }}>
          <ul>
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </MobileMenu>
      }
    />
  );
}

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: { home: { href: '/', label: '', children: null }, navigation: null, language: null, action: null, menu: null },
  parameters: { layout: 'fullscreen' },
  render: () => <SiteLikeHeader />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line on wide screens; French is the longer and fits. */
export const Default: Story = {};

/** On phones: the wordmark, the language, the menu. */
export const OnPhones: Story = { globals: { viewport: { value: 'mobile1' } } };
