import type { Locator, Page } from 'playwright';
import { TAB_OPENED } from '../../site/protocol.ts';
import type { BudgetName } from './budgets.ts';
import { type Figure, unmeasured } from './figures.ts';
import { type Measure, middleOf, onNewPage, prefetched, type Screen, slowDown, slowNetwork, type Stage, wake, visit } from './stage.ts';

/** The first thing that a visitor does on a page. */
interface Touch {
  budget: BudgetName;
  path: string;
  /** Default: the phone. */
  screen?: Screen;
  control: (page: Page) => Locator;
  /** Runs first, without waking the page; for instance sets a value by script, as a browser restores a form. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The action on the visible control. Default: a tap. */
  touch?: (page: Page, control: Locator) => Promise<unknown>;
  /** The event from which time is counted. Default: `pointerdown`. */
  from?: 'pointerdown' | 'keydown' | 'submit';
  /** Touched before any sign of life, on slow 4G, so that no code has been fetched. */
  cold?: true;
  /** Finds the visible response: an element, and its value if that counts. */
  response: (page: Page, control: Locator) => Promise<{ selector: string; value?: string }>;
}

async function tap(page: Page, control: Locator): Promise<void> {
  const { x, y } = await middleOf(control);
  await page.touchscreen.tap(x, y);
}

const QUOTE = '/get-quote';
const form = (page: Page) => page.locator('#main form');
const errorBox = { selector: '#main form [role=alert]' } as const;
const nameField = (page: Page) => form(page).locator('input[autocomplete=name]');
/** The page once the thanks have replaced the form. */
const thanks = { selector: '#main:not(:has(form))' } as const;
const byId = async (control: Locator, attribute = 'id') => `[id="${await control.getAttribute(attribute)}"]`;

/** Taps a field, waits until it has the focus, and presses keys. */
const typeInto = (...keys: readonly string[]) => async (page: Page, field: Locator): Promise<void> => {
  await tap(page, field);
  await field.and(page.locator(':focus')).waitFor();
  for (const key of keys) await page.keyboard.press(key);
};

let sent = 0;

/** Fills in a form that is awake and has all its code. */
async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  // A form that is sent within three seconds counts as spam.
  await page.evaluate(([key, time]) => sessionStorage.setItem(key, time), [TAB_OPENED, String(Date.now() - 60_000)] as const);
  // An e-mail address may send only three an hour.
  sent += 1;
  const texts = { name: 'Alex Roy', email: `alex.roy${sent}@example.com`, ...answers };
  for (const [name, text] of Object.entries(texts)) await form(page).locator(`[name=${name}]`).fill(text);
  await page.waitForLoadState('networkidle');
}

const menu = {
  path: '/',
  control: (page: Page) => page.locator('header button[aria-haspopup=dialog]'),
  response: async () => ({ selector: '[role=dialog] a' }),
} as const satisfies Omit<Touch, 'budget'>;

const services = {
  path: '/',
  screen: 'laptop',
  control: (page: Page) => page.locator('[data-main-navigation] button'),
  response: async () => ({ selector: '[data-main-navigation] [role=group] a' }),
} as const satisfies Omit<Touch, 'budget'>;

/** Follows a link to home, once the page has fetched its code. */
async function followLinkHome(page: Page): Promise<void> {
  await prefetched(page);
  await page.locator('header a[href="/"]:visible').first().tap();
  await page.waitForURL((url) => url.pathname === '/');
}

const submit = {
  path: QUOTE,
  control: (page: Page) => form(page).locator('button[type=submit]'),
  response: async () => errorBox,
} as const satisfies Omit<Touch, 'budget'>;

const touches: readonly Touch[] = [
  { budget: 'touchServices', ...services },
  { budget: 'touchMenu', ...menu },
  { budget: 'touchServicesNavigated', ...services, path: QUOTE, prepare: followLinkHome },
  { budget: 'touchMenuNavigated', ...menu, path: QUOTE, prepare: followLinkHome },
  {
    budget: 'touchPause',
    path: '/',
    control: (page) => page.locator('#main input[type=checkbox]').first(),
    response: async () => ({ selector: '#main input[type=checkbox]:checked' }),
  },
  {
    budget: 'touchStepper',
    path: QUOTE,
    control: (page) => form(page).locator('input[type=number] + button:visible').first(),
    touch: async (page, control) => {
      const { x, y } = await middleOf(control);
      // All three at once, because people do not wait for the result of each press.
      await Promise.all([1, 2, 3].map(() => page.touchscreen.tap(x, y)));
    },
    response: async (_, control) => ({ selector: await byId(control, 'aria-controls'), value: '3' }),
  },
  {
    budget: 'touchDay',
    path: QUOTE,
    prepare: (page) => form(page).locator('input[data-counted]').first().evaluate((radio) => radio instanceof HTMLInputElement && (radio.checked = true)),
    control: (page) => form(page).locator('[data-part=days] input[type=checkbox]').first(),
    response: async (_, control) => ({ selector: `${await byId(control)}:checked` }),
  },
  {
    budget: 'touchText',
    path: QUOTE,
    control: nameField,
    from: 'keydown',
    touch: typeInto('U', 'n', 'o'),
    response: async (_, control) => ({ selector: await byId(control), value: 'Uno' }),
  },
  { budget: 'touchSubmit', ...submit },
  { budget: 'touchEnter', path: QUOTE, control: nameField, from: 'keydown', touch: typeInto('Enter'), response: async () => errorBox },
  { budget: 'coldMenu', ...menu, cold: true },
  // Submitted by script, as voice control does: scrolling to the button would be a sign of life.
  { budget: 'coldSubmit', ...submit, cold: true, from: 'submit', touch: (_, control) => control.evaluate((button) => button.closest('form')?.requestSubmit()) },
];

/** Filled forms, sent by a tap: the time of the request is not counted. */
const sends: readonly Touch[] = [
  {
    ...submit,
    budget: 'sentQuote',
    prepare: async (page) => {
      await wake(page);
      await page.locator('select[name=service]').selectOption('office');
      await page.locator('input[name=frequency][value=monthly]').check();
      await fillIn(page, { phone: '514-555-0199' });
    },
    response: async () => thanks,
  },
  {
    ...submit,
    budget: 'sentContact',
    path: '/contact',
    prepare: async (page) => {
      await wake(page);
      await fillIn(page, { message: 'Do you wash windows in January?' });
    },
    response: async () => thanks,
  },
];

/**
 * Runs in the page: watches for a response, and takes the time after the frame that shows it, less that of the requests to the store. It checks on each
 * change of the document; checking on each frame would request every frame and slow down what is measured.
 */
function watchForResponse({ selector, value, from }: { selector: string; value?: string; from: string }) {
  const shown = () => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() === true && (value === undefined || (element instanceof HTMLInputElement && element.value === value));
  };
  if (shown()) throw new Error('The response was visible before the touch.');
  let since: number | undefined;
  addEventListener(from, ({ timeStamp }) => (since ??= timeStamp), { capture: true });
  const responded = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('No response in 10 s.')), 10_000);
    const report = (start: number) => {
      const painted = performance.now();
      const requests = performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime >= start && name.includes('/rest/v1/'));
      resolve(painted - start - requests.reduce((sum, { duration }) => sum + duration, 0));
    };
    const look = () => {
      if (since === undefined || !shown()) return;
      const start = since;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => report(start);
        port2.postMessage(null);
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const type of ['input', 'change']) addEventListener(type, look);
  });
  // It is awaited later; until then this prevents an unhandled rejection.
  responded.catch(() => undefined);
  return { responded };
}

/** Measures a first touch on a page with an empty cache: ms from the event to the painted response. */
const measureTouch = (stage: Stage, { path, screen = 'phone', prepare, control, touch = tap, from = 'pointerdown', cold, response }: Touch): Promise<number> =>
  onNewPage(stage, screen, async (page, devtools) => {
    await slowDown(stage, devtools);
    if (cold) await slowNetwork(devtools);
    await visit(page, `${stage.site.address}${path}`);
    await prepare?.(page);
    const target = control(page);
    if (!cold) {
      await prefetched(page);
      await target.scrollIntoViewIfNeeded();
    }
    const wanted = await response(page, target);
    const watched = await page.evaluateHandle(watchForResponse, { ...wanted, from });
    await touch(page, target);
    const time = await watched.evaluate(({ responded }) => responded);
    // Hydration must not undo the response.
    await wake(page);
    const kept = page.locator(wanted.selector).first();
    const isStillShown = wanted.value === undefined ? await kept.isVisible() : (await kept.inputValue()) === wanted.value;
    if (!isStillShown) throw new Error('The response was undone when the page woke.');
    return time;
  });

const measureEach = (touches: readonly Touch[]): Measure => async (stage) => {
  const figures: Figure[] = [];
  for (const touch of touches) {
    stage.say(`${touch.budget} on ${touch.path}`);
    const samples: number[] = [];
    try {
      // Times that are only printed are measured once.
      for (let time = stage.judgement === 'all' ? 5 : 1; time > 0; time--) samples.push(await measureTouch(stage, touch));
      figures.push({ budget: touch.budget, page: touch.path, samples });
    } catch (error) {
      figures.push(unmeasured(touch.budget, touch.path, error));
    }
  }
  return figures;
};

/** Measures first touches of a sleeping page on a slow processor, with its code fetched at a sign of life before, or not at all. */
export const firstTouches = measureEach(touches);

/** Measures the time from the press of a filled form's button to the thanks, on a slow processor. */
export const sending = measureEach(sends);
