/**
 * Lists that Safari does not expose as lists, because their style is `none`; it does expose those in a `nav`. The function refers to
 * nothing outside itself, because the end-to-end tests send its text to the page.
 */
export const lostLists = (): Element[] =>
  [...document.querySelectorAll('ul, ol')].filter((list) => !list.hasAttribute('role') && !list.closest('nav') && getComputedStyle(list).listStyleType === 'none');
