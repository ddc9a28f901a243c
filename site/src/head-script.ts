/**
 * The only script before the first paint (under 1 kB, its hash in the security policy): it sets the theme, offers the
 * language, chooses the testimonials, and replaces the URL of a page that was not found. It sets attributes of the
 * `html` element, which React never touches. It stores nothing until a visitor sees the page.
 */
import { themeNames } from '@uno/tokens/names';
import { checkThemeRadio, handleThemeChange } from '@uno/tokens/themeChoice';
import { LANGUAGE_OFFER, NOT_FOUND_PATH, OFFER_REFUSED, TAB_OPENED, TRIO_ATTRIBUTE } from '../protocol.ts';
import { LOCALE_KEY, THEME_KEY, THEME_PARAMETER } from './theme/storage.ts';
import { whenSeen } from './whenSeen.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Whether a language tag is the site's other language. */
const isOther = (tag: string | null): boolean => tag !== null && /^(?:en|fr)/.test(tag) && !root.lang.startsWith(tag.slice(0, 2));

const known = (name: string | null) => themeNames.find((theme) => theme === name);

/** Shows the theme of the query, else the stored one, else the default; unknown names are ignored (behaviour.md 2.1). */
function showTheme(requested = known(query.get(THEME_PARAMETER))): void {
  const { dataset } = root;
  dataset['theme'] ??= themeNames[0];
  try {
    requested ??= known(localStorage.getItem(THEME_KEY));
  } catch {
    // Storage is refused: the choice applies only to this page.
  }
  if (requested) dataset['theme'] = requested;
}

/**
 * Offers the other language to visitors from another site who have read it before, or whose browser is set to it, at each
 * visit until they choose (behaviour.md 1.11). Changing the language on the site is a choice too.
 */
function offerLanguage(): void {
  const read = localStorage.getItem(LOCALE_KEY);
  const choice = localStorage.getItem(OFFER_REFUSED);
  if (document.referrer.startsWith(`${location.origin}/`)) {
    if (isOther(read) && choice !== 'no') localStorage.setItem(OFFER_REFUSED, root.lang);
  } else if ((choice === null ? [read, navigator.language] : [choice]).some(isOther)) {
    root.setAttribute(LANGUAGE_OFFER, '');
    // The button works before React does.
    addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement && target.name === OFFER_REFUSED)) return;
      localStorage.setItem(OFFER_REFUSED, 'no');
      root.removeAttribute(LANGUAGE_OFFER);
      // The offer disappears together with the focused control.
      document.querySelector('main')?.focus({ preventScroll: true });
    });
  }
}

// Before the first paint, also of a prerendered page. A theme that was chosen since then is applied below.
showTheme();

whenSeen(() => {
  showTheme();
  try {
    // A form that is sent within three seconds of this time counts as a robot's (`firstOpened` in `leads/draft.ts`).
    sessionStorage[TAB_OPENED] ??= Date.now();
    offerLanguage();
    localStorage.setItem(THEME_KEY, root.dataset['theme'] ?? '');
    localStorage.setItem(LOCALE_KEY, root.lang);
  } catch {
    // Storage is refused: the three seconds count from the page with the form, and no language is offered, because a
    // dismissal could not be stored.
  }
});

/** The positions of all testimonials, such as `123456`. The build defines it. */
declare const TESTIMONIAL_PLACES: string;

// The positions of three testimonials, such as `136`, chosen at random.
let trio = TESTIMONIAL_PLACES;
while (trio.length > 3) trio = trio.replace(trio.charAt(Math.random() * trio.length), '');
root.setAttribute(TRIO_ATTRIBUTE, trio);

/**
 * On the not-found page, replaces the URL in the history (behaviour.md 1.8). Hosts that can't redirect serve this page for an
 * unknown article, category or tag too: it then redirects to the blog (1.9).
 */
const notFound = root.getAttribute(NOT_FOUND_PATH);
const [blog] = /^(\/fr)?\/blog(?=\/)/.exec(location.pathname) ?? [];
if (notFound !== null && location.pathname !== notFound) {
  if (blog === undefined) history.replaceState(null, '', notFound);
  else location.replace(blog);
}

// The theme picker of the footer works without React.
addEventListener('change', handleThemeChange);

// After Back the page may have an older theme (bfcache), and the browser may have restored an older choice in the picker.
addEventListener('pageshow', () => {
  showTheme();
  checkThemeRadio(document);
});

/** Links to the other language keep the query and the hash, in a new tab too: a pressed or focused link has them already. */
for (const type of ['pointerdown', 'focusin', 'click']) {
  addEventListener(
    type,
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link) {
        link.search = location.search;
        link.hash = location.hash;
      }
    },
    true,
  );
}
