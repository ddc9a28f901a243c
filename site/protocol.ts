/**
 * The attributes, ids and storage keys that documents, the two inline scripts, React, the styles and the servers share. One
 * side writes them and another reads them, so both must use these constants.
 */

/** The id of the element whose content React hydrates. */
export const ROOT_ID = 'root';

/** The id of the `main` element, the target of the skip link. The first paint waits for it (`site/build/document.ts`). */
export const MAIN_ID = 'main';

/** The id of the footer's wrapper, whose content stays the server's HTML. */
export const FOOTER_ID = 'footer';

/** The id of the alert that code could not be fetched. It is hidden at first. */
export const WAKE_FAILED_ID = 'wake-failed';

/**
 * The hash in the `action` of a form. After a native post that no server answers, the page is shown again, and the element
 * with this id (`:target`) says that nothing was sent and how to reach Uno. When the server responds to a posted form, the
 * error box has this id.
 */
export const NOT_SENT = 'not-sent';

/** The title of a document. The server puts that of the thanks in its place. */
export const TITLE_ELEMENT = /<title>[^<]*<\/title>/;

/** On `#root` of a page that the server rendered as the response to a posted form: React does not hydrate its content. */
export const FORM_RESPONSE = 'data-answered';

/** On `#root` of a page whose form the server prefilled from the URL: the values, form-urlencoded (`service=office`). React starts from the same values. */
export const PREFILL_ATTRIBUTE = 'data-prefill';

/** The query parameter of the thank-you page, to which the project's own server redirects after it stores a form that was posted without JavaScript. */
export const STORED_PARAMETER = 'stored';

/** On a control or its container: it works without React, so using it does not wake the page. */
export const WORKS_ASLEEP = 'data-asleep';

/** On content that is not printed, such as the filters of a list. */
export const SCREEN_ONLY = 'data-on-screens';

/** On a form or its container: the session storage key of its draft. The loader appends to the draft when a sleeping page is left, and wakes a page that has one. On the thank-you message that replaces a form: the draft to delete. */
export const DRAFT_ATTRIBUTE = 'data-draft';

/** In session storage: when the site was first loaded in the tab, in milliseconds since the epoch. */
export const TAB_OPENED = 'uno-opened';

/**
 * Beside `DRAFT_ATTRIBUTE`, where the URL can fill in a form or filter a list: the names of the query parameters, separated
 * by `|`. A page whose URL has one of them wakes at once.
 */
export const WAKES_FOR = 'data-wakes-for';

/** Around the main navigation, whose code is fetched when a pointer or the focus reaches it. */
export const NAVIGATION_AREA = 'data-main-navigation';

/** On the loader's own element: the address of the entry that wakes the page. */
export const ENTRY_ATTRIBUTE = 'data-entry';

/** On the loader's own element: the addresses of the entry and of the modules that it will import, separated by spaces. */
export const CHUNKS_ATTRIBUTE = 'data-chunks';

/** On the `html` element of a not-found page: the path that replaces the URL in the history. */
export const NOT_FOUND_PATH = 'data-not-found';

/** On the `html` element: shows the `LanguageOffer`, because the visitor seems to read the other language. */
export const LANGUAGE_OFFER = 'data-language-offer';

/** The `name` of the checkbox that dismisses the `LanguageOffer`, and the local storage key of the choice: `no`, or the language chosen on the site. */
export const OFFER_REFUSED = 'uno-language-offer';

/** On the `html` element: the positions of the three testimonials that are shown, such as `136`. */
export const TRIO_ATTRIBUTE = 'data-trio';
