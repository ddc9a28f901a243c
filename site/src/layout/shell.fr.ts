/** The strings of what React hydrates on every page. One chunk per language. */
export { nav as shell } from '../../content/fr/nav.ts';
