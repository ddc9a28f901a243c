/**
 * The main navigation is the server's HTML until a pointer, the focus or a click reaches it; then its code is fetched and
 * React hydrates it. A press before the code has loaded is held and replayed, unless Escape or an action elsewhere cancels
 * it first.
 */
import { fetchMobileMenu } from '@uno/ui/MobileMenu';
import { type ComponentType, use } from 'react';
import { NAVIGATION_AREA } from '../../protocol.ts';
import { showWakeFailed } from './wakeFailedAlert.ts';
import { deferred } from './deferred.ts';
import { elementFinder } from './elementFinder.ts';
import { repeatClick } from './repeatClick.ts';

type Navigation = { default: ComponentType<{ onMount: () => void }> };

const EVENTS = ['pointerover', 'focusin', 'click', 'keydown'] as const;
const AREA = `[${NAVIGATION_AREA}]`;

const { promise: loaded, resolve: arrived } = deferred<Navigation>();
const { promise: hydrated, resolve: markHydrated } = deferred<void>();

let navigation: Navigation | undefined;
let loading: Promise<void> | undefined;
let held: HTMLElement | undefined;
/** The button that was pressed last, and how to find it after React has rendered it again. */
let pressed: { button: HTMLElement; find: ReturnType<typeof elementFinder> } | undefined;
let cancelled = false;

/** Cancels the held press, and closes the panel that it opened. */
function cancelHeldPress() {
  if (held) held.ariaExpanded = 'false';
  held = undefined;
  pressed = undefined;
}

/** On the server the navigation is imported at once. */
const onServer = import.meta.env.SSR ? import('./MainNavigation.tsx') : undefined;

/** The navigation component. Suspends until its code is fetched; a click then hydrates it at once. */
export const useNavigation = (): Navigation['default'] => (navigation ?? use(onServer ?? loaded)).default;

/** Fetches the navigation once. If that fails, a held press shows the alert, and the next call tries again. */
export function fetchNavigation(): Promise<void> {
  // A separate `catch`: the bundler would merge a second argument of `then` into the import and swallow the failure.
  return (loading ??= import('./MainNavigation.tsx')
    .then((module) => {
      navigation = module;
      arrived(module);
      if (held) repeatClick(held);
      held = undefined;
      showWakeFailed(false);
    })
    .catch(() => {
      loading = undefined;
      if (held) showWakeFailed(true);
      cancelHeldPress();
    }));
}

function listen(event: Event) {
  const { target, type } = event;
  if (event instanceof KeyboardEvent) {
    cancelled ||= event.key === 'Escape';
    if (cancelled) {
      held?.focus();
      cancelHeldPress();
    }
    return;
  }
  // The loader has prevented this click and will replay it.
  if (event.defaultPrevented || !(target instanceof Element)) return;
  // The links of the panel that the press opened do not cancel it, nor does the focus of a button that is rendered again.
  if (type !== 'pointerover' && !held?.parentElement?.contains(target) && target !== pressed?.find()) cancelHeldPress();
  if (!target.closest(AREA)) return;
  void fetchNavigation();
  const button = target.closest('button');
  if (type !== 'click' || !button) return;
  pressed = { button, find: elementFinder(button) };
  if (navigation !== undefined) return;
  event.stopPropagation();
  // A second press closes the panel.
  if (held === button) return cancelHeldPress();
  held = button;
  cancelled = false;
  // Opens the panel at once: it is in the server's HTML.
  button.ariaExpanded = 'true';
}

/** Fetches the navigation, and waits until it is rendered: a page that React renders again has none at first. */
export async function renderNavigation(): Promise<void> {
  await fetchNavigation();
  if (navigation) await hydrated;
}

/** Called once the navigation is hydrated. Opens the panel of a pressed or a hovered button, unless Escape was pressed. */
export function onNavigationHydrated(): void {
  for (const type of EVENTS) removeEventListener(type, listen, true);
  markHydrated();
  if (cancelled) return;
  // The button was rendered again, because its text was translated: the press went to the old one.
  const replacement = pressed?.button.isConnected === false ? pressed.find() : undefined;
  if (replacement) repeatClick(replacement);
  const hovered = document.querySelector(`${AREA} button[data-state=closed]:hover`);
  hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
}

/** How long hydration waits for the code of a pressed menu, in ms: enough if it is in the browser's cache. */
const MAX_WAIT_MS = 50;

/**
 * Adds the listeners. If the visitor woke the page by pressing a menu, fetches that menu's code.
 *
 * @returns resolves when that code is loaded, so that header and menu hydrate together; at the latest after `MAX_WAIT_MS`
 */
export function watchNavigation(): Promise<unknown> {
  for (const type of EVENTS) addEventListener(type, listen, true);
  const wanted: Promise<unknown>[] = [];
  // A failure is ignored here: after hydration the replayed press fetches again and shows the error.
  if (document.querySelector('button[aria-haspopup=dialog]:is(:active, :focus)')) wanted.push(fetchMobileMenu().catch(() => undefined));
  if (document.querySelector(`${AREA}:hover, ${AREA} :focus`)) wanted.push(fetchNavigation());
  return Promise.race([Promise.all(wanted), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
