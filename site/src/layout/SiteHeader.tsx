import { ButtonLink } from '@uno/ui/Button';
import { Header } from '@uno/ui/Header';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { MobileMenu, MobileMenuActions, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { memo, Suspense } from 'react';
import { business } from '../../business.ts';
import { mainLinks, servicesIndex } from '../../navigation.ts';
import { NAVIGATION_AREA } from '../../protocol.ts';
import { hrefOf } from '../../routes.ts';
import { services } from '../../services.ts';
import { locales, localePath, neutralPath } from '../../i18n/locale.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { showWakeFailed } from './wakeFailedAlert.ts';
import { onNavigationHydrated, useNavigation } from './navigationIntent.ts';
import { usePagePath } from './pagePath.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { WithPhone } from './WithPhone.tsx';

function MainNavigation() {
  useKeptFocus();
  // The last hook: React fails if the render that it repeats after a wait has a hook behind a `use` that is no longer called.
  const Navigation = useNavigation();
  return <Navigation onMount={onNavigationHydrated} />;
}

/** Memoised, so that its parent never re-renders it: its content may still be the server's HTML. */
const Navigation = memo(function Navigation() {
  return (
    <div {...{ [NAVIGATION_AREA]: '' }}>
      <Suspense>
        <MainNavigation />
      </Suspense>
    </div>
  );
});

/** The name of each language in that language. */
const languageNames = { 'en-CA': 'English', 'fr-CA': 'Français' } as const;

/** The links to this page in both languages. */
export function useLanguages() {
  const path = neutralPath(usePagePath());
  return locales.map((tag) => ({ tag, name: languageNames[tag], href: localePath(path, tag) }));
}

/** The header of every page. */
export function SiteHeader() {
  const t = useT<'nav'>();
  const locale = useLocale();
  const here = neutralPath(usePagePath());
  const languages = useLanguages();

  const link = (path: string, words: string) => (
    <li key={path}>
      <MobileMenuLink href={localePath(path, locale)} current={here === path}>
        {words}
      </MobileMenuLink>
    </li>
  );

  const quote = hrefOf('quote', locale);
  // On the quote page the form's own button is the primary one.
  const current = quote === localePath(here, locale);
  const quoteLink = (
    <ButtonLink variant={current ? 'secondary' : 'primary'} href={quote} aria-current={current ? 'page' : undefined}>
      {t('nav.quote')}
    </ButtonLink>
  );

  return (
    <Header
      home={{
        href: hrefOf('home', locale),
        label: t('nav.logo', { name: business.name }),
        children: <Wordmark mark={<UnoMark />} name={business.shortName} />,
      }}
      navigation={<Navigation />}
      language={<LanguageToggle languages={languages} current={locale} showCurrent={false} />}
      action={quoteLink}
      menu={
        <MobileMenu
          labels={{ open: t('nav.menu'), close: t('nav.menuClose'), title: t('nav.menuTitle') }}
          onOpenChange={() => showWakeFailed(false)}
          onUnavailable={() => showWakeFailed(true)}
        >
          <nav aria-label={t('nav.label')}>
            <MobileMenuList>
              {link('/', t('nav.home'))}
              <li>
                <MobileMenuLink href={localePath(servicesIndex.path, locale)}>{t('nav.services')}</MobileMenuLink>
                <MobileMenuList>{services.map(({ path, key }) => link(path, t(key)))}</MobileMenuList>
              </li>
              {mainLinks.map(({ path, key }) => link(path, t(key)))}
            </MobileMenuList>
          </nav>
          <LanguageToggle languages={languages} current={locale} />
          <MobileMenuActions>
            {quoteLink}
            <ButtonLink href={business.phoneHref}>
              <WithPhone>{business.phoneText[locale]}</WithPhone>
            </ButtonLink>
          </MobileMenuActions>
        </MobileMenu>
      }
    />
  );
}
