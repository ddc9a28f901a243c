import type { NavKey } from './routes.ts';

/** A link of the header: its path without a language, and the key of its text. */
export interface NavigationEntry {
  path: `/${string}`;
  key: NavKey;
}

/** The index of the services: in the header's Services panel, before the services themselves (behaviour.md 3.2). */
export const servicesIndex: NavigationEntry = { path: '/services', key: 'nav.allServices' };

/** The links about the site itself, in the footer (behaviour.md 3.3). */
export const footerLinks: readonly { readonly path: `/${string}`; readonly key: NavKey | 'footer.privacy' | 'footer.terms' | 'footer.accessibility' }[] = [
  { path: '/about#privacy', key: 'footer.privacy' },
  { path: '/contact#terms', key: 'footer.terms' },
  { path: '/about#accessibility', key: 'footer.accessibility' },
];

/** The links after the Services panel, in order. */
export const mainLinks: readonly NavigationEntry[] = [
  { path: '/industries', key: 'nav.industries' },
  { path: '/why-partner', key: 'nav.whyPartner' },
  { path: '/blog', key: 'nav.blog' },
  { path: '/about', key: 'nav.about' },
  { path: '/contact', key: 'nav.contact' },
];
