import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import type { Failure } from '../../site/src/leads/errors.ts';
import { formInTab, rowsOf, testedForms } from './formInTab.ts';
import { type Answers, formNames, required } from './form.ts';
import { expect, type Site, storeClient, test } from './site.ts';
import { failureText, telephoneName } from './words.ts';

// The failures (behaviour.md 5.14) that the visitor did not cause, each by its real cause: the quote form in French, the contact
// form in English. Tested elsewhere: the sentences (tests/unit/leads/sending.test.ts), mistakes (quote.spec.ts and
// transcripts.spec.ts), an offline device (recovery.spec.ts), a site without a store (unconfigured.spec.ts).

type Place = { readonly page: Page; readonly site: Site; readonly table: string; readonly answers: Answers };

interface Cause {
  readonly what: string;
  readonly failure: (table: string) => Failure;
  /** Runs before the page opens. */
  readonly before?: (place: Place) => Promise<unknown>;
  /** Causes the failure, after the form is filled in and before it is sent. */
  readonly cause?: (place: Place) => Promise<unknown>;
  /** Removes the cause, after which sending stores one row; absent if only time helps. */
  readonly cure?: (place: Place) => Promise<unknown>;
  /** The expected error in the console; any other fails the test. */
  readonly pageError?: string;
}

const causes: readonly Cause[] = [
  {
    what: 'three were sent from another browser with the same e-mail address',
    failure: () => ({ code: 'rate_limit_exceeded', minutes: 60 }),
    before: async ({ site }) => {
      for (const at of [1, 2, 3]) {
        await site.change(`set local role anon; insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Alex', '${required.email}', 'Message ${at}')`);
      }
    },
  },
  {
    what: 'a policy refuses the row',
    failure: (table) => ({ code: 'database_error', reason: { message: `new row violates row-level security policy "refuses" for table "${table}"` } }),
    cause: ({ site, table }) => site.change(`create policy refuses on public.${table} as restrictive for insert to anon with check (false)`),
    cure: ({ site, table }) => site.change(`drop policy refuses on public.${table}`),
  },
  {
    what: 'the row is silently dropped',
    failure: () => ({ code: 'no_data_returned' }),
    cause: ({ site, table }) =>
      site.change(`create function public.drop_row() returns trigger language plpgsql as 'begin return null; end'; create trigger drop_row before insert on public.${table} for each row execute function public.drop_row()`),
    cure: ({ site }) => site.change('drop function public.drop_row() cascade'),
  },
  {
    what: 'the server is stopped',
    failure: () => ({ code: 'unknown_error', reason: { noAnswer: 'unreachable' } }),
    cause: ({ site }) => site.goDown(),
    cure: ({ site }) => site.comeUp(),
  },
  {
    what: 'the page itself fails while it sends',
    failure: () => ({ code: 'unknown_error' }),
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
  await site.comeUp();
  await site.change('drop function if exists public.drop_row() cascade');
  for (const { table } of Object.values(testedForms)) await site.change(`drop policy if exists refuses on public.${table}`);
});

for (const [at, { what, failure: failureOf, before, cause, cure, pageError }] of causes.entries()) {
  for (const [turn, form] of formNames.entries()) {
    const { locale, path, table, answers } = testedForms[form];
    const wanted = failureOf(table);
    // `npm test` tests each cause in one of the forms, alternately.
    test.describe(path, { tag: at % formNames.length === turn ? [] : '@long' }, () => {
      test.use({ locale });

      test(`when ${what}, the form shows the message of ${wanted.code} and keeps the answers`, async ({ page, site, pageErrors }) => {
        const place: Place = { page, site, table, answers };
        const { send, errorBox, failure, tryAgain, expectKept, openAndFill, tryAgainAndStore } = formInTab(page, form, path);
        const said = failureText(locale, form, wanted);
        const stored = async () => (await rowsOf(site, form)).filter(({ message }) => !String(message).startsWith('Message '));
        await before?.(place);
        await openAndFill();
        // Waits for the store's client, which is loaded by the time a visitor has filled in a form.
        await page.waitForFunction((client) => performance.getEntriesByType('resource').some(({ name }) => client.test(name)), storeClient());
        await page.waitForLoadState('networkidle');
        await cause?.(place);
        await send.click();

        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(said);
        // Announced once: no other live region has the text.
        await expect(page.locator('[role=alert], [role=status]').filter({ hasText: said })).toHaveCount(1);
        await expect(errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
        await expect(errorBox.getByRole('listitem')).toHaveCount(0);
        await expect(tryAgain).toHaveCount(form === 'quote' ? 1 : 0);
        expect(await stored()).toEqual([]);
        expect(pageErrors.splice(0)).toEqual(pageError === undefined ? [] : [expect.stringContaining(pageError)]);
        await expectKept();

        if (!cure) return;
        await cure(place);
        await tryAgainAndStore();
        expect(await stored()).toHaveLength(1);
      });
    });
  }
}
