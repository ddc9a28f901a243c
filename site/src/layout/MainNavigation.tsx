import {
  NavigationMenu,
  NavigationMenuDisclosure,
  NavigationMenuLink,
  NavigationMenuPanelLink,
} from '@uno/ui/NavigationMenu';
import { useLocation } from 'react-router-dom';
import type { nav } from '../../content/en/nav.ts';
import { mainLinks, serviceLinks, servicesIndex } from '../../navigation.ts';
import { localePath, neutralPath } from '../i18n/locale.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { indexLink, panelGrid, panelLink } from './MainNavigation.css.ts';
import { navigationAnswers } from './navigationIntent.ts';

/** The header's links: Home, the Services panel, the rest (spec §2). Loaded on intent. */
export default function MainNavigation() {
  const t = useT<typeof nav>();
  const locale = useLocale();
  const here = neutralPath(useLocation().pathname);
  return (
    <NavigationMenu aria-label={t('nav.label')}>
      <NavigationMenuLink href={localePath('/', locale)} active={here === '/'}>
        {t('nav.home')}
      </NavigationMenuLink>
      <NavigationMenuDisclosure
        label={t('nav.services')}
        section={here.startsWith('/services')}
        onMount={navigationAnswers}
      >
        <ul className={panelGrid}>
          {[servicesIndex, ...serviceLinks].map(({ path, key }) => (
            <li key={path}>
              <NavigationMenuPanelLink
                href={localePath(path, locale)}
                active={here === path}
                className={path === servicesIndex.path ? indexLink : panelLink}
              >
                {t(key)}
              </NavigationMenuPanelLink>
            </li>
          ))}
        </ul>
      </NavigationMenuDisclosure>
      {mainLinks.map(({ path, key }) => (
        <NavigationMenuLink
          key={path}
          href={localePath(path, locale)}
          active={here === path}
          data-section={here.startsWith(`${path}/`) ? '' : undefined}
        >
          {t(key)}
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}
