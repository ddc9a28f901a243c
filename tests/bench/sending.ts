import type { Page } from 'playwright';
import type { BudgetName } from './budgets.ts';
import { type Figure, unmeasured } from './figures.ts';
import { slowDown } from './phone.ts';
import { type Measure, onNewPage, type Stage, timesOf, visit, wake } from './stage.ts';

/** A form and its required answers. `{n}` becomes a new number each time, because an e-mail address may send only three an hour. */
interface SentForm {
  readonly budget: BudgetName;
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Chooses the other required answers. */
  readonly choose?: (page: Page) => Promise<unknown>;
}

const person = { name: 'Alex Roy', email: 'alex.roy{n}@example.com' };

const forms: readonly SentForm[] = [
  {
    budget: 'sentQuote',
    path: '/get-quote',
    texts: { ...person, phone: '514-555-0199' },
    choose: async (page) => {
      await page.locator('select[name=service]').selectOption('office');
      await page.locator('input[name=frequency][value=monthly]').check();
    },
  },
  { budget: 'sentContact', path: '/contact', texts: { ...person, message: 'Do you wash windows in January?' } },
];

/** Starts to watch for the thanks that replace the form; measures from the press to the frame that shows them, minus the time of the request. */
const watchForThanks = (page: Page) =>
  page.evaluateHandle(() => {
    let since: number | undefined;
    addEventListener('pointerdown', ({ timeStamp }) => (since = timeStamp), { capture: true });
    const thanked = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('No thanks in 10 s.')), 10_000);
      const changes = new MutationObserver(() => {
        if (since === undefined || document.querySelector('#main form') !== null) return;
        const start = since;
        changes.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const painted = performance.now();
            const sends = performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime >= start && name.includes('/rest/v1/'));
            resolve(painted - start - sends.reduce((sum, { duration }) => sum + duration, 0));
          };
          port2.postMessage(null);
        });
      });
      changes.observe(document.body, { subtree: true, childList: true });
    });
    thanked.catch(() => undefined);
    return { thanked };
  });

let sent = 0;

/** Fills in a form and sends it by a tap on the phone, with all its code loaded. */
const send = (stage: Stage, { path, texts, choose }: SentForm): Promise<number> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    sent += 1;
    // A form that is sent within three seconds counts as spam.
    await page.addInitScript(() => sessionStorage.setItem('uno-opened', String(Date.now() - 60_000)));
    await visit(page, `${stage.site.address}${path}`);
    await wake(page);
    await choose?.(page);
    for (const [name, text] of Object.entries(texts)) await page.locator(`#main form [name=${name}]`).fill(text.replace('{n}', String(sent)));
    await page.waitForLoadState('networkidle');
    await slowDown(stage.browser, devtools);
    const thanks = await watchForThanks(page);
    await page.locator('#main form button[type=submit]').tap();
    return thanks.evaluate(({ thanked }) => thanked);
  });

/** Measures the time from the press of a filled form's button to the thanks, on a slow processor. */
export const sending: Measure = async (stage) => {
  const figures: Figure[] = [];
  const times = timesOf(stage);
  for (const form of forms) {
    stage.say(form.path);
    const samples: number[] = [];
    try {
      for (let time = 0; time < times; time++) samples.push(await send(stage, form));
      figures.push({ budget: form.budget, page: form.path, samples });
    } catch (error) {
      figures.push(unmeasured(form.budget, form.path, error));
    }
  }
  return figures;
};
