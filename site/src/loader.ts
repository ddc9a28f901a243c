/**
 * Inlined at the end of the body, 1.2 kB at most, its hash in the security policy. The page runs no React until a
 * control is used. Then this script imports the entry that its own element names, and repeats in order the clicks
 * and submits that came meanwhile. Checkboxes, radios and text stay native, and a stepper's buttons step at once: React
 * reads them from the document when it starts.
 */
import { checkThemeRadio } from '@uno/tokens/themeChoice';
import { WORKS_ASLEEP } from '../protocol.ts';
import { showWakeFailed } from './layout/wakeFailedAlert.ts';
import { reloadIfGone } from './navigation/newRelease.ts';
import { savesData } from './navigation/savesData.ts';
import { whenSeen } from './whenSeen.ts';

interface Held {
  type: 'click' | 'submit' | 'input';
  target: HTMLElement;
  submitter?: HTMLElement | null;
}

/** `ENTRY` and `CHUNKS` of `protocol.ts`, written out: that takes fewer bytes than their names do. */
const { entry = '', chunks = '' }: DOMStringMap = document.currentScript?.dataset ?? {};
/** Its modules, in the order in which waking needs them. */
const code = [entry, ...chunks.split(' ')];
/** Whether the server that sent the page takes a form that no script sends: `postsHere` of `leads/config.ts`, in fewer bytes. */
const postsHere = !import.meta.env.VITE_SUPABASE_URL && import.meta.env.VITE_UNO_LOCAL_STORE !== '0';
/**
 * What a control is touched by. Autofill, password managers, voice control and switches change a field by
 * `input` or `change` alone, with neither pointer nor focus.
 */
const EVENTS = ['pointerdown', 'keydown', 'focusin', 'pointerover', 'change', 'input', 'submit', 'click', 'pagehide'] as const;
/** What shows that somebody is reading. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin', 'pointermove', 'scroll'] as const;

let waking: Promise<void> | undefined;
let held: Held[] = [];

function wake() {
  if (waking) return;
  // All at once; otherwise each module would be requested only after the one before it has arrived.
  for (const href of code) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  waking = import(/* @vite-ignore */ entry)
    .then(async ({ ready }: { ready: Promise<void> }) => {
      await ready;
      for (const type of EVENTS) removeEventListener(type, listen, true);
      showWakeFailed(false);
      for (const { type, target, submitter } of held) {
        if (type === 'click') target.click();
        else if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
        else target.dispatchEvent(new Event(type, { bubbles: true }));
        // React has rendered its answer before it hears the next press.
        await ready;
      }
      held = [];
    })
    .catch(async () => {
      // Where no reload helps, the form goes to the server as it does without JavaScript.
      if ((await reloadIfGone(entry, code)) && postsHere && held.some(({ type }) => type === 'submit')) return form?.submit();
      // The clicks that waited are dropped, what was typed stays. The page says so, and the next touch tries again.
      waking = undefined;
      if (held.some(({ type }) => type !== 'input')) showWakeFailed(true);
      held = [];
    });
}

function listen(event: Event) {
  const { target } = event;
  if (event.type === 'pagehide') leave();
  if (!(event.isTrusted && target instanceof Element)) return;
  if ('key' in event) {
    // Escape cancels the clicks that wait for the code. A form that was sent and a stepper's count stay.
    if (event.key === 'Escape') {
      for (const { target } of held) {
        if (target.ariaExpanded === 'true') {
          target.ariaExpanded = 'false';
          target.focus();
        }
      }
      held = held.filter(({ type }) => type !== 'click');
    }
    return;
  }
  const control = target.closest<HTMLElement>('input,select,textarea,button,form');
  // The pause of the hero and the theme need no React.
  if (!control || control.closest(`[${WORKS_ASLEEP}]`)) return;
  if (event instanceof SubmitEvent) {
    event.preventDefault();
    if (!held.some(({ type }) => type === 'submit')) held.push({ type: 'submit', target: control, submitter: event.submitter });
  } else if (control instanceof HTMLFormElement) {
    return;
  } else if (event.type === 'click' && control instanceof HTMLButtonElement && !(control.form && control.type === 'submit')) {
    event.preventDefault();
    event.stopPropagation();
    const counted = document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (counted instanceof HTMLInputElement) {
      counted.stepUp(control.dataset['step'] === 'up' ? 1 : -1);
      held.push({ type: 'input', target: counted });
    } else {
      held.push({ type: 'click', target: control });
      // The panel of a disclosure is in the server's HTML, and shows where its button says so. A dialog is not there yet.
      if (control.dataset['state']) control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
    }
  }
  wake();
}

for (const type of EVENTS) addEventListener(type, listen, true);

/**
 * The first sign of life fetches the code, unless the visitor saves data or is on a slow network. It goes into the
 * browser's cache as it is: a preloaded module would be compiled at once, in the middle of the first scroll.
 */
function fetchAhead() {
  for (const type of SIGNS_OF_LIFE) removeEventListener(type, fetchAhead, true);
  if (savesData()) return;
  for (const href of code) {
    fetch(href, { priority: 'low' })
      // Read completely: the browser may not cache a body that is not read.
      .then((response) => response.blob())
      .catch(() => {
        // Only a head start: waking asks again.
      });
  }
}

for (const type of SIGNS_OF_LIFE) addEventListener(type, fetchAhead, true);

/** The page's form. A page that answers a posted form has one too, but no draft. */
const form = document.querySelector<HTMLFormElement>('main form');
/** `DRAFT` of `protocol.ts`: on the form or around it, or on the thanks for one that the server took. */
const draft = document.querySelector<HTMLElement>('[data-draft]')?.dataset['draft'] ?? '';
/** `WAKES_FOR` of `protocol.ts`. */
const wakesFor = document.querySelector<HTMLElement>('[data-wakes-for]')?.dataset['wakesFor'];

const answersIn = (some: HTMLFormElement) => JSON.stringify([...new FormData(some)].filter(([, value]) => value));

/**
 * Appends what was typed before the page woke to the stored draft, after a comma (`AppendedValues` in `leads/draft.ts`), so that the next
 * page restores it. Values that the server chose, such as the service from the URL, do not count as typed.
 */
function leave() {
  if (!(form && draft)) return;
  try {
    const untouched = document.importNode(form, true);
    untouched.reset();
    const left = answersIn(form);
    if (left !== answersIn(untouched)) sessionStorage[draft] = [sessionStorage[draft] ?? 0, left];
  } catch {
    // Storage refused.
  }
}

whenSeen(() => {
  // Wake at once if the URL has a parameter that needs React, or the tab has a draft of this form. The thank-you page deletes the draft.
  try {
    if (location.search.match(`\\b(${wakesFor})=`) || (form && sessionStorage[draft])) wake();
    if (!form) delete sessionStorage[draft];
  } catch {
    // Storage refused: there is no draft.
  }
  checkThemeRadio(document);
});
