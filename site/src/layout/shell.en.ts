/** The strings of the parts that React hydrates on every page. One chunk per language. */
export { nav as shell } from '../../content/en/nav.ts';
