import { servicesIndex } from '../site/navigation.ts';
import { localePath } from '../site/i18n/locale.ts';
import type { NavKey } from '../site/routes.ts';
import { services } from '../site/services.ts';
import { useLocale } from '../site/src/i18n/TranslationProvider.tsx';
import { useWords } from './language.ts';
import { stringsInBoth } from './siteWords.ts';

/** The links of the stories' menus, after the services. They are not the site's, so a new site header leaves the component pictures unchanged. */
const links = [['/industries', 'nav.industries'], ['/why-partner', 'nav.whyPartner'], ['/blog', 'nav.blog'], ['/about', 'nav.about'], ['/contact', 'nav.contact']] as const;
const texts = {
  'en-CA': { 'nav.home': 'Home', 'nav.industries': 'Industries', 'nav.whyPartner': 'Why partner', 'nav.blog': 'Blog', 'nav.about': 'About', 'nav.contact': 'Contact' },
  'fr-CA': { 'nav.home': 'Accueil', 'nav.industries': 'Secteurs', 'nav.whyPartner': 'Pourquoi nous', 'nav.blog': 'Blogue', 'nav.about': 'À propos', 'nav.contact': 'Nous joindre' },
};

const site = stringsInBoth(['nav']);

/** The words of header and menus in both languages: the site's own, apart from Home and these links. */
export const navigationWords = { 'en-CA': { ...site['en-CA'], ...texts['en-CA'] }, 'fr-CA': { ...site['fr-CA'], ...texts['fr-CA'] } };

/** The links of header and menus, in the language of the toolbar. */
export function useNavigation() {
  const locale = useLocale();
  const words = useWords(navigationWords);
  const link = (path: `/${string}`, key: NavKey) => ({ href: localePath(path, locale), text: words[key] });
  return {
    words,
    home: link('/', 'nav.home'),
    services: [servicesIndex, ...services].map(({ path, key }) => link(path, key)),
    links: links.map(([path, key]) => link(path, key)),
    languages: [{ tag: 'en-CA', name: 'English', href: '/' }, { tag: 'fr-CA', name: 'Français', href: '/fr' }],
    locale,
  };
}
