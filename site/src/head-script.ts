/**
 * The only script before first paint (under 1 kB, its hash in the security policy): theme, language,
 * which testimonials, and the address of a page that was not found. It sets attributes of the document's
 * root, which React never touches. It stores nothing until a visitor sees the page.
 */
import { themeNames } from '@uno/tokens/names';
import { handleThemeChange } from '@uno/tokens/themeChoice';
import { LANGUAGE_OFFER, NOT_FOUND_PATH, OFFER_REFUSED, TAB_OPENED, TRIO } from '../protocol.ts';
import { LOCALE_KEY, THEME_KEY, THEME_PARAMETER } from './theme/storage.ts';
import { whenSeen } from './whenSeen.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** Whether a language is the one of ours that this page is not in. */
const isOther = (tag: string | null): boolean => tag !== null && /^(?:en|fr)/.test(tag) && !root.lang.startsWith(tag.slice(0, 2));

/** The query, else what is stored, else the default; an unknown name counts as absent (behaviour.md 2.1). */
function wantedTheme(): string {
  const known = (name: string | null) => themeNames.find((theme) => theme === name);
  const asked = known(query.get(THEME_PARAMETER));
  try {
    return asked ?? known(localStorage.getItem(THEME_KEY)) ?? themeNames[0];
  } catch {
    // Storage refused: the choice lasts for this page.
    return asked ?? themeNames[0];
  }
}

/**
 * The other language is offered to visitors who come from elsewhere and have read it before, or whose browser is in it: at
 * each visit, until there is an answer (behaviour.md 1.11). Changing the language on the site, where links are followed on
 * purpose, is an answer too.
 */
function offerLanguage(): void {
  const read = localStorage.getItem(LOCALE_KEY);
  const answer = localStorage.getItem(OFFER_REFUSED);
  if (document.referrer.startsWith(location.origin)) {
    if (isOther(read) && answer !== 'no') localStorage.setItem(OFFER_REFUSED, root.lang);
  } else if ((answer === null ? [read, navigator.language] : [answer]).some(isOther)) {
    root.setAttribute(LANGUAGE_OFFER, '');
    addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement && target.name === OFFER_REFUSED)) return;
      localStorage.setItem(OFFER_REFUSED, 'no');
      // The offer disappears together with the focused control.
      document.querySelector('main')?.focus({ preventScroll: true });
    });
  }
}

// Before the first paint of a page that is rendered unseen too; a theme that was chosen since is taken up below.
root.dataset['theme'] = wantedTheme();

whenSeen(() => {
  const theme = wantedTheme();
  root.dataset['theme'] = theme;
  try {
    // A person takes three seconds or more to send a form, counted from here (`firstOpened` in `leads/draft.ts`).
    sessionStorage[TAB_OPENED] ??= Date.now();
    offerLanguage();
    localStorage.setItem(THEME_KEY, theme);
    localStorage.setItem(LOCALE_KEY, root.lang);
  } catch {
    // Storage refused: the three seconds count from the page with the form, and no language is offered, since a refusal
    // could not be remembered.
  }
});

/** The places of the testimonials, `123456`: the build puts in as many as there are. */
declare const TESTIMONIAL_PLACES: string;

/** Three of the testimonials, by their places: `136`. The others are left out by chance; a test names the three by `?trio=`. */
function chooseTrio(): string {
  const asked = query.get('trio');
  let trio = TESTIMONIAL_PLACES;
  if (asked !== null) return asked.length === 3 && [...asked].every((place) => trio.includes(place)) ? asked : trio.slice(0, 3);
  while (trio.length > 3) trio = trio.replace(trio.charAt(Math.random() * trio.length), '');
  return trio;
}

root.setAttribute(TRIO, chooseTrio());

/**
 * An unknown path was answered with the not-found page; the history entry says so (behaviour.md 1.8). A host that knows
 * no better answers an unknown article, category or tag so as well: it leads to the blog (1.9).
 */
const notFound = root.getAttribute(NOT_FOUND_PATH);
const [blog] = /^(\/fr)?\/blog(?=\/)/.exec(location.pathname) ?? [];
if (notFound !== null && location.pathname !== notFound) {
  if (blog === undefined) history.replaceState(null, '', notFound);
  else location.replace(blog);
}

// The theme picker of the footer works without React.
addEventListener('change', handleThemeChange);

/** Another language is the same place: its link takes the query and the hash along. */
addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) {
      link.search = location.search;
      link.hash = location.hash;
    }
  },
  true,
);
