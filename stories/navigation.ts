import { mainLinks, servicesIndex } from '../site/navigation.ts';
import { localePath } from '../site/i18n/locale.ts';
import { services } from '../site/services.ts';
import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import { useWords } from './language.ts';
import { stringsInBoth } from './siteWords.ts';

/** The site's own words for header and menus, in both languages. */
export const navigationWords = stringsInBoth(['nav']);

/** The site's own links, in the language of the toolbar. */
export function useNavigation() {
  const locale = useLocale();
  const words = useWords(navigationWords);
  const link = ({ path, key }: (typeof mainLinks)[number]) => ({ href: localePath(path, locale), text: words[key] });
  return {
    words,
    home: { href: localePath('/', locale), text: words['nav.home'] },
    services: [servicesIndex, ...services].map(link),
    links: mainLinks.map(link),
    languages: [
      { tag: 'en-CA', name: 'English', href: '/' },
      { tag: 'fr-CA', name: 'Français', href: '/fr' },
    ],
    locale,
  };
}
