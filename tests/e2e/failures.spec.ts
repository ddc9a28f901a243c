import type { Failure, FormName } from '../../site/src/leads/errors.ts';
import { type Answers, control, fill, required } from './form.ts';
import { answersOf, testedForms, type Place } from './faultPlace.ts';
import { expect, on, test } from './site.ts';
import { business } from '../../site/business.ts';
import { failureText, telephoneName } from './words.ts';

// The failures (behaviour.md 5.14) that the visitor did not cause, each by its real cause: the quote form in French, the contact
// form in English. Tested elsewhere: the sentences (tests/unit/leads/errors.test.ts), mistakes (validation.spec.ts and
// contact.spec.ts), an offline device (recovery.spec.ts), a site without a store (unconfigured.spec.ts).

type PlaceInLocale = Pick<Place, 'page' | 'site' | 'form'>;

interface Cause {
  readonly what: string;
  readonly failure: Failure | ((table: string) => Failure);
  /** Runs before the page opens. */
  readonly before?: (place: PlaceInLocale) => Promise<unknown>;
  /** A robot fills in the form and sends it as soon as the page is loaded. */
  readonly robot?: true;
  /** Causes the failure, after the form is filled in and before it is sent. */
  readonly cause?: (place: PlaceInLocale) => Promise<unknown>;
  /** Removes the cause, after which sending stores one row; absent if only time helps. */
  readonly cure?: (place: PlaceInLocale) => Promise<unknown>;
  /** The expected error in the console; any other fails the test. */
  readonly pageError?: string;
}

/** Runs in the page: fills in the form and sends it, as a robot does. */
function submitOnLoad(answers: Answers): void {
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('form[method=post]');
    for (const control of form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue;
      const answer = answers[control.name];
      if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === answer;
      else if (typeof answer === 'string') control.value = answer;
    }
    form?.requestSubmit();
  });
}

const causes: readonly Cause[] = [
  {
    what: 'sent too soon',
    failure: { code: 'spam_detected' },
    robot: true,
    before: ({ page, form }) => page.addInitScript(submitOnLoad, answersOf(form)),
    cure: ({ page }) => page.waitForFunction(() => Date.now() - Number(sessionStorage.getItem('uno-opened')) >= 3000),
  },
  {
    what: 'three were sent from another browser with the same e-mail address',
    failure: { code: 'rate_limit_exceeded', minutes: 60 },
    before: async ({ site }) => {
      for (const at of [1, 2, 3]) {
        await site.change(`set local role anon; insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Alex', '${required.email}', 'Message ${at}')`);
      }
    },
  },
  {
    what: 'the visitor’s right to insert is taken away',
    failure: (table) => ({ code: 'database_error', reason: { message: `permission denied for table ${table}` } }),
    cause: ({ site, form }) => site.change(`revoke insert on public.${testedForms[form].table} from anon`),
    cure: ({ site, form }) => site.change(`grant insert on public.${testedForms[form].table} to anon`),
  },
  {
    what: 'a policy refuses the row',
    failure: (table) => ({ code: 'database_error', reason: { message: `new row violates row-level security policy "refuses" for table "${table}"` } }),
    cause: ({ site, form }) => site.change(`create policy refuses on public.${testedForms[form].table} as restrictive for insert to anon with check (false)`),
    cure: ({ site, form }) => site.change(`drop policy refuses on public.${testedForms[form].table}`),
  },
  {
    what: 'the store does not know the site’s key',
    failure: { code: 'database_error', reason: { message: 'Invalid API key' } },
    cause: async ({ site }) => site.takeOnly('sb_publishable_other'),
    cure: async ({ site }) => site.takeOnly(),
  },
  {
    what: 'the row is dropped in silence',
    failure: { code: 'no_data_returned' },
    cause: ({ site, form }) =>
      site.change(`create function public.drop_row() returns trigger language plpgsql as 'begin return null; end'; create trigger drop_row before insert on public.${testedForms[form].table} for each row execute function public.drop_row()`),
    cure: ({ site }) => site.change('drop function public.drop_row() cascade'),
  },
  {
    what: 'the server is stopped',
    failure: { code: 'unknown_error', reason: { silence: 'unreachable' } },
    cause: ({ site }) => site.goDown(),
    cure: ({ site }) => site.comeUp(),
  },
  {
    what: 'the page itself fails while it sends',
    failure: { code: 'unknown_error' },
    cause: ({ page }) =>
      page.evaluate(() => {
        const { encode } = TextEncoder.prototype;
        TextEncoder.prototype.encode = () => {
          TextEncoder.prototype.encode = encode;
          throw new Error('Not this time.');
        };
      }),
    cure: async () => undefined,
    pageError: 'Error: Not this time.',
  },
];

test.afterEach(async ({ site }) => {
  site.takeOnly();
  await site.comeUp();
  await site.change(`drop function if exists public.drop_row() cascade; drop policy if exists refuses on public.quote_requests; drop policy if exists refuses on public.contact_messages; grant insert on public.quote_requests, public.contact_messages to anon`);
});

const forms: readonly FormName[] = ['quote', 'contact'];

for (const [at, { what, failure: caused, before, robot, cause, cure, pageError }] of causes.entries()) {
  for (const [turn, form] of forms.entries()) {
    const { language: { locale }, path, table } = testedForms[form];
    const wanted = typeof caused === 'function' ? caused(table) : caused;
    // `npm test` tests each cause in one of the forms, alternately.
    test.describe(path, { tag: at % forms.length === turn ? [] : '@long' }, () => {
      test.use({ locale, hereSince: robot ? 0 : 60 });

      test(`${wanted.code}: ${what}`, async ({ page, site, pageErrors }) => {
        const place: PlaceInLocale = { page, site, form };
        const { send, errorBox, failure, tryAgain, success } = on(page, locale);
        const answers = answersOf(form);
        const said = failureText(locale, form, wanted);
        const stored = async () => (await (form === 'quote' ? site.requests() : site.messages())).filter(({ message }) => !String(message).startsWith('Message '));
        await before?.(place);
        await page.goto(path);
        if (!robot) {
          await fill(page, locale, answers);
          // Waits for the store's client, which is loaded by the time a visitor has filled in a form.
          await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/dist-[^/]*\.js$/.test(name)));
          await page.waitForLoadState('networkidle');
          await cause?.(place);
          await send.click({ force: true });
        }

        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(said);
        // Announced once: no other live region has the text.
        await expect(page.locator('[role=alert], [role=status]').filter({ hasText: said })).toHaveCount(1);
        await expect(errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
        await expect(errorBox.getByRole('listitem')).toHaveCount(0);
        await expect(tryAgain).toHaveCount(form === 'quote' ? 1 : 0);
        expect(await stored()).toEqual([]);
        expect(pageErrors.splice(0)).toEqual(pageError === undefined ? [] : [expect.stringContaining(pageError)]);
        for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(String(answers[name]));

        if (!cure) return;
        await cure(place);
        // After spam, Try Again only closes the box; the submit button sends.
        await (form === 'quote' && wanted.code !== 'spam_detected' ? tryAgain : send).click();
        await expect(success).toBeFocused();
        expect(await stored()).toHaveLength(1);
      });
    });
  }
}
