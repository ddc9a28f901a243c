/**
 * The attributes and ids by which documents, the two inline scripts, React, the styles and the servers understand each
 * other. One side writes them, another reads them: a name that is changed here is changed for both.
 */

/** The id of the element whose content React hydrates. */
export const ROOT_ID = 'root';

/** The id of the page's content: the skip link leads here. */
export const MAIN_ID = 'main';

/** The id of the footer's wrapper. The first paint waits for it (`site/build/document.ts`). */
export const FOOTER_ID = 'footer';

/** The id of the alert, hidden at first, that says that code could not be fetched. */
export const WAKE_FAILED_ID = 'wake-failed';

/**
 * The hash to which a form leads when it is posted before any script could wake, or without scripts. The page is
 * shown again, and by `:target` the element with this id says that nothing has been sent and how to reach Uno.
 */
export const NOT_SENT = 'not-sent';

/** On the root element of a page that the server rendered as the answer to a posted form: React keeps its content as it is. */
export const ANSWERED = 'data-answered';

/** On the root element of a page that the server rendered as its address asks: the answers that its form begins with, for React to begin with the same (`service=office`). */
export const ASKED = 'data-asked';

/** The query parameter under which the own server thanks for a form that was posted without a script. */
export const STORED = 'stored';

/** On a control, or around controls, that work without React: to use them wakes nothing. */
export const ASLEEP = 'data-asleep';

/** On words that speak of a drawing, and on what narrows a list: they are left out on paper, as drawings are. */
export const ON_SCREENS = 'data-on-screens';

/** On a form, or around it: the key in session storage of its draft. The loader adds to it when a sleeping page is left, and wakes a page that has one. On the thanks that take a form’s place: the draft that they make an end of. */
export const DRAFT = 'data-draft';

/** In session storage: when the site was first loaded in the tab, in milliseconds since the epoch. */
export const OPENED = 'uno-opened';

/** On what the address can fill in: the names of the parameters, with `|` between. A page whose address has one of them wakes at once. */
export const WAKES_FOR = 'data-wakes-for';

/** Around the main navigation, whose code is fetched once somebody comes near. */
export const NAVIGATION_AREA = 'data-main-navigation';

/** On the loader's own element: the address of the entry that wakes the page. */
export const ENTRY = 'data-entry';

/** On the loader's own element: the addresses of what the entry will import, separated by spaces. */
export const CHUNKS = 'data-chunks';

/** On the root of a not-found document: the path that the address becomes. */
export const NOT_FOUND_PATH = 'data-not-found';

/** On the document's root: the visitor seems to read the other language, which `LanguageOffer` then offers. */
export const LANGUAGE_OFFER = 'data-language-offer';

/** The name of the checkbox by which that offer is refused, and the key under which the browser keeps that it was (`no`), or else the language that was chosen on the site. */
export const OFFER_REFUSED = 'uno-language-offer';

/** On the document's root: the places of the testimonials that are shown, `136`. */
export const TRIO = 'data-trio';
