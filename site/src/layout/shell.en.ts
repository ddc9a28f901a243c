/** The strings of what React owns on every page: one chunk a language. */
export { nav as shell } from '../../content/en/nav.ts';
