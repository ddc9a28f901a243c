import type { Page } from '@playwright/test';
import type { FormName } from '../../site/src/leads/errors.ts';
import { type Answers, control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { expect, languages, on, type Site } from './site.ts';

const [english, french] = languages;

/** The quote form is tested in French, the contact form in English. */
export const testedForms = {
  quote: { locale: french.locale, path: french.quote, table: 'quote_requests', answers: required, row: requiredRow },
  contact: { locale: english.locale, path: english.contact, table: 'contact_messages', answers: question, row: questionRow },
} as const;

export const rowsOf = (site: Site, form: FormName) => (form === 'quote' ? site.requests() : site.messages());

/** Stores the row, but drops the response. */
export const loseResponse = (page: Page, store: string | RegExp): Promise<unknown> =>
  page.route(store, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, { times: 1 });

/** A form in a tab of the browser, and what a visitor does with it. */
export function formInTab(page: Page, form: FormName, address: string) {
  const { locale, answers, table } = testedForms[form];
  const parts = on(page, locale);
  const { send, tryAgain, errorBox, success } = parts;
  const store = new RegExp(`/rest/v1/${table}`);
  const expectKept = async () => {
    for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(answers[name]);
  };
  return {
    ...parts,
    page,
    form,
    /** The URL of the page with the form. */
    address,
    /** The URL of the form's table. */
    store,
    field: (name: string) => control(page, locale, name),
    fillIn: (some: Answers) => fill(page, locale, some),
    async openAndFill(but: Answers = {}) {
      await page.goto(address);
      await fill(page, locale, { ...answers, ...but });
    },
    /** Expects the fields to have their texts. */
    expectKept,
    /** Sends: the row is stored, but the response is lost. */
    async sendAndLoseResponse() {
      await loseResponse(page, store);
      await send.click();
      await expect(errorBox).toBeFocused();
      await expectKept();
    },
    /** Sends once more after a failure, by *Try Again* if there is one. */
    async tryAgainAndStore() {
      await (form === 'quote' ? tryAgain : send).click();
      await expect(success).toBeFocused();
    },
  };
}

export type FormInTab = ReturnType<typeof formInTab>;

/** Duplicates the tab, with a copy of its storage. */
export async function duplicate({ page, form, address }: FormInTab): Promise<FormInTab> {
  const opened = page.waitForEvent('popup');
  await page.evaluate((url) => void open(url), address);
  const copy = formInTab(await opened, form, address);
  await copy.expectKept();
  return copy;
}
