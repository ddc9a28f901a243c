/**
 * Inlined at the end of the body (at most 1.4 kB, its hash in the security policy). The page runs no React until a control is
 * pointed at, focused or used. Then this script imports the entry that its element names, and replays the clicks and submits that
 * came meanwhile, in order. Checkboxes, radios and text fields stay native, and stepper buttons work at once: React reads their
 * values from the document when it starts.
 */
import { checkThemeRadio } from '@uno/tokens/themeChoice';
import { CHUNKS_ATTRIBUTE, DRAFT_ATTRIBUTE, WAKES_FOR, WORKS_ASLEEP } from '../protocol.ts';
import { elementFinder } from './layout/elementFinder.ts';
import { repeatClick } from './layout/repeatClick.ts';
import { showWakeFailed } from './layout/wakeFailedAlert.ts';
import { reloadForCode } from './navigation/newRelease.ts';
import { savesData } from './navigation/savesData.ts';
import { whenSeen } from './whenSeen.ts';

interface HeldEvent {
  type: 'click' | 'submit' | 'input';
  /** Finds its target, also after React has rendered it again. */
  find: () => HTMLElement | undefined;
}

/** The modules of the page, in the order in which waking needs them. */
const code = (document.currentScript?.getAttribute(CHUNKS_ATTRIBUTE) ?? '').split(' ');
const [entry = ''] = code;
/** Whether the page's server receives forms posted without JavaScript: `postsHere` of `leads/config.ts`, in fewer bytes. */
const postsHere = !import.meta.env.VITE_SUPABASE_URL && import.meta.env.VITE_UNO_LOCAL_STORE !== '0';
/**
 * The events that wake the page or must be replayed. Autofill, password managers, voice control and switches change a field
 * with only an `input` or `change` event, without pointer or focus.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'change', 'input', 'submit', 'click', 'pagehide'] as const;
/** The events that show that a visitor is reading. A press needs no prefetch: on a control it wakes the page, on a link it leaves it. */
const SIGNS_OF_LIFE = ['keydown', 'pointermove', 'scroll'] as const;

let waking = false;
let held: HeldEvent[] = [];

function wake() {
  if (waking) return;
  // Preload all at once; otherwise each module is requested only after the one that imports it has arrived.
  for (const href of code) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  waking = true;
  import(/* @vite-ignore */ entry).then(({ ready }: { ready: Promise<void> }) => ready).then(replay, fail);
}

/** The page is awake: React handles each event that was held, as if it came now. */
async function replay() {
  for (const type of EVENTS) removeEventListener(type, listen, true);
  showWakeFailed(false);
  for (const { type, find } of held) {
    const target = find();
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else if (target instanceof HTMLButtonElement) repeatClick(target);
    else target?.dispatchEvent(new Event(type, { bubbles: true }));
    // Lets React render the result before the next event is replayed.
    await Promise.resolve();
  }
}

/** The code could not be fetched, or could not run. */
async function fail(error: unknown) {
  // Asked later, because the submit may come meanwhile.
  const posts = () => postsHere && held.some(({ type }) => type === 'submit');
  // A reload would not help: the form is posted as without JavaScript.
  if ((await reloadForCode(entry, code, error, posts)) && posts()) return form?.submit();
  // Held clicks are dropped; typed text stays. The alert is shown, and the next event tries again.
  waking = false;
  if (held.some(({ type }) => type !== 'input')) showWakeFailed(true);
  held = [];
}

const hold = (type: HeldEvent['type'], target: HTMLElement) => held.push({ type, find: elementFinder(target) });

function listen(event: Event) {
  const { target } = event;
  if (event.type === 'pagehide') leave();
  if (!(event.isTrusted && target instanceof Element)) return;
  if ('key' in event) {
    // Escape cancels held clicks. A held submit and the value of a stepper stay.
    if (event.key === 'Escape') {
      for (const { find } of held) {
        const target = find();
        if (target?.ariaExpanded === 'true') {
          target.ariaExpanded = 'false';
          target.focus();
        }
      }
      held = held.filter(({ type }) => type !== 'click');
    }
    return;
  }
  const control = target.closest<HTMLElement>('input,select,textarea,button,form');
  // The pause button of the hero and the theme picker work without React.
  if (!control || control.closest(`[${WORKS_ASLEEP}]`)) return;
  if (event instanceof SubmitEvent) {
    event.preventDefault();
    if (!held.some(({ type }) => type === 'submit')) hold('submit', control);
  } else if (control instanceof HTMLFormElement) {
    return;
  } else if (event.type === 'click' && control instanceof HTMLButtonElement && !(control.form && control.type === 'submit')) {
    event.preventDefault();
    event.stopPropagation();
    const counted = document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (counted instanceof HTMLInputElement) {
      counted.stepUp(control.dataset['step'] === 'up' ? 1 : -1);
      hold('input', counted);
    } else {
      hold('click', control);
      // `aria-expanded` shows the panel of a disclosure, which is in the server's HTML. A dialog has no HTML yet.
      if (control.dataset['state']) control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
    }
  }
  wake();
}

for (const type of EVENTS) addEventListener(type, listen, true);

/**
 * Prefetches the code at the first sign of life, unless the visitor saves data or is on a slow network. On a link it waits for
 * the next sign, because the files would delay the page behind the link. It uses `fetch`, because a preloaded module would
 * be compiled at once, during the first scroll.
 */
function fetchAhead({ target }: Event) {
  if ((target instanceof Element && target.closest('a')) || savesData()) return;
  for (const type of SIGNS_OF_LIFE) removeEventListener(type, fetchAhead, true);
  for (const href of code) {
    fetch(href, { priority: 'low' })
      // Reads the whole body, because the browser may not cache a body that is not read.
      .then((response) => response.blob())
      .catch(() => {
        // This is only a prefetch: waking fetches again.
      });
  }
}

for (const type of SIGNS_OF_LIFE) addEventListener(type, fetchAhead, true);

/** The page's form. The response to a posted form has one too, but no draft. */
const form = document.querySelector<HTMLFormElement>('main form');
/** The form or its container; or the thank-you message of the server, which deletes the draft. */
const drafted = document.querySelector(`[${DRAFT_ATTRIBUTE}]`);
const draft = drafted?.getAttribute(DRAFT_ATTRIBUTE) ?? '';

/**
 * Appends what was typed before the page woke to the stored draft, after a comma (`AppendedValues` in `leads/draft.ts`). Values that the
 * server chose do not count: `isDirty` of `leads/fields.ts` in fewer bytes, for forms with no box checked at first. The next page waits for this.
 */
function leave() {
  if (!(form && draft)) return;
  try {
    if (form.querySelector(':checked:not([selected])') || [...form.querySelectorAll<HTMLInputElement>(':read-write')].some((field) => field.value !== field.defaultValue))
      sessionStorage[draft] = [sessionStorage[draft] ?? 0, JSON.stringify([...new FormData(form)])];
  } catch {
    // Storage is refused.
  }
}

whenSeen(() => {
  // The thank-you page deletes the draft. A page with a draft wakes at once, and one whose URL has a parameter that needs React.
  try {
    if (!form) delete sessionStorage[draft];
    if (location.search.match(`\\b(${drafted?.getAttribute(WAKES_FOR)})=`) || sessionStorage[draft]) wake();
  } catch {
    // Storage is refused, so there is no draft.
  }
  checkThemeRadio(document);
});
