/**
 * The main navigation is in the server's HTML and comes alive on intent: when a pointer, the focus or a
 * click reaches it. Until then its part of the page stays as the server sent it. A press before the
 * code has loaded is held and replayed, unless Escape or an action elsewhere cancels it first.
 */
import { fetchMobileMenu } from '@uno/ui/MobileMenu';
import { type ComponentType, use } from 'react';
import { NAVIGATION_AREA } from '../../protocol.ts';
import { showWakeFailed } from './wakeFailedAlert.ts';
import { deferred } from './deferred.ts';

type Navigation = { default: ComponentType<{ onMount: () => void }> };

const EVENTS = ['pointerover', 'focusin', 'click', 'keydown'] as const;
const AREA = `[${NAVIGATION_AREA}]`;

const { promise: loaded, resolve: arrived } = deferred<Navigation>();

let navigation: Navigation | undefined;
let loading: Promise<void> | undefined;
let held: HTMLElement | undefined;
let cancelled = false;

/** Cancels the press that waits, and closes the panel that it opened. */
function cancelHeldPress() {
  if (held) held.ariaExpanded = 'false';
  held = undefined;
}

/** On the server the navigation is simply there. */
const onServer = import.meta.env.SSR ? import('./MainNavigation.tsx') : undefined;

/** The navigation; suspends until somebody wants it. Once its code is here, a click on it hydrates it at once. */
export const useNavigation = (): Navigation['default'] => (navigation ?? use(onServer ?? loaded)).default;

/** Fetches the navigation, if that has not begun. A failed fetch is said, where somebody pressed, and tried again by the next call. */
export function fetchNavigation(): Promise<void> {
  // A `catch` of its own: the bundler takes a second argument of `then` into the import, and tells nobody that it failed.
  return (loading ??= import('./MainNavigation.tsx')
    .then((module) => {
      navigation = module;
      arrived(module);
      held?.click();
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
  // The loader has prevented this click, and will repeat it.
  if (event.defaultPrevented || !(target instanceof Element)) return;
  // The links of the panel that the press opened do not cancel it.
  if (type !== 'pointerover' && !held?.parentElement?.contains(target)) cancelHeldPress();
  if (!target.closest(AREA)) return;
  void fetchNavigation();
  const button = target.closest('button');
  if (type !== 'click' || !button || navigation !== undefined) return;
  event.stopPropagation();
  // Pressed twice: closed.
  if (held === button) return cancelHeldPress();
  held = button;
  cancelled = false;
  // Its panel shows at once: it is in the server's HTML.
  button.ariaExpanded = 'true';
}

/** Called once the navigation is hydrated. Where the pointer rests on a closed button, its panel opens, unless Escape was pressed. */
export function onNavigationHydrated(): void {
  for (const type of EVENTS) removeEventListener(type, listen, true);
  if (cancelled) return;
  const hovered = document.querySelector(`${AREA} button[data-state=closed]:hover`);
  hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
}

/** How long hydration waits for the code of a pressed menu, in ms: enough where it is in the browser's cache. */
const MAX_WAIT_MS = 50;

/**
 * Adds the listeners. If the visitor woke the page by pressing a menu, fetches that menu's code.
 *
 * @returns resolves when that code is here, so that header and menu are hydrated in one go; at the latest after `CACHED`
 */
export function watchNavigation(): Promise<unknown> {
  for (const type of EVENTS) addEventListener(type, listen, true);
  const wanted: Promise<unknown>[] = [];
  // On failure nothing is shown yet: the header replays the press, tries again and shows the error.
  if (document.querySelector('button[aria-haspopup=dialog]:is(:active, :focus)')) wanted.push(fetchMobileMenu().catch(() => undefined));
  if (document.querySelector(`${AREA}:hover, ${AREA} :focus`)) wanted.push(fetchNavigation());
  return Promise.race([Promise.all(wanted), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
