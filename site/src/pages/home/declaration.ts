import { head as headEn } from '../../../content/en/home.ts';
import { head as headFr } from '../../../content/fr/home.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'home',
  head: { 'en-CA': headEn, 'fr-CA': headFr },
  sections: ['hero', 'home', 'services', 'common'],
  picture: 'home',
  Page,
  // The header is the same on every page, so its menus are tested on this one.
  states: ['services-menu', 'mobile-menu', 'language-chosen'],
});
