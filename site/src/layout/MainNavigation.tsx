import {
  NavigationMenu,
  NavigationMenuDisclosure,
  NavigationMenuLink,
  NavigationMenuPanelLink,
  NavigationMenuPanelList,
} from '@uno/ui/NavigationMenu';
import { mainLinks, servicesIndex } from '../../navigation.ts';
import { hrefOf } from '../../routes.ts';
import { services } from '../../services.ts';
import { localePath, neutralPath } from '../../i18n/locale.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { usePagePath } from './pagePath.ts';

/**
 * The header's links: Home, the Services panel, the rest (behaviour.md 3.1). Loaded on intent.
 *
 * @param onMount called once the button of the Services panel is hydrated
 */
export default function MainNavigation({ onMount }: { onMount: () => void }) {
  const t = useT<'nav'>();
  const locale = useLocale();
  const here = neutralPath(usePagePath());
  return (
    <NavigationMenu aria-label={t('nav.label')}>
      <NavigationMenuLink href={hrefOf('home', locale)} current={here === '/'}>
        {t('nav.home')}
      </NavigationMenuLink>
      <NavigationMenuDisclosure
        label={t('nav.services')}
        current={here.startsWith('/services')}
        onMount={onMount}
      >
        <NavigationMenuPanelList>
          {[servicesIndex, ...services].map(({ path, key }) => (
            <li key={path}>
              <NavigationMenuPanelLink
                href={localePath(path, locale)}
                current={here === path}
                index={path === servicesIndex.path}
              >
                {t(key)}
              </NavigationMenuPanelLink>
            </li>
          ))}
        </NavigationMenuPanelList>
      </NavigationMenuDisclosure>
      {mainLinks.map(({ path, key }) => (
        <NavigationMenuLink
          key={path}
          href={localePath(path, locale)}
          current={here === path}
          {...(here.startsWith(`${path}/`) && { 'aria-current': true })}
        >
          {t(key)}
        </NavigationMenuLink>
      ))}
    </NavigationMenu>
  );
}
