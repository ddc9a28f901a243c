import type { Page } from '@playwright/test';
import type { FormName } from '../../site/src/leads/errors.ts';
import { type Answers, control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { expect, languages, on, type Site } from './site.ts';

export interface Place {
  readonly page: Page;
  readonly site: Site;
  /** The URL of the page with the form. */
  readonly address: string;
  readonly form: FormName;
  /** The URL of the form's table. */
  readonly store: RegExp;
  /** The number of the repetition, from 1. */
  readonly time: number;
}

export interface Fault {
  readonly what: string;
  /** Causes the fault, then does what a person would do, until the thanks appear. */
  readonly run: (place: Place) => Promise<void>;
  /** The name in a second row, if the fault stores one too. */
  readonly besides?: string;
  /** Runs in `.ci/run` only. */
  readonly long?: true;
  readonly javaScript?: false;
}

// The quote in French, the contact form in English.
export const [english, french] = languages;
export const testedForms = {
  quote: { language: french, path: french.quote, table: 'quote_requests', answers: required, row: requiredRow },
  contact: { language: english, path: english.contact, table: 'contact_messages', answers: question, row: questionRow },
} as const;

export const partsOf = (page: Page, form: FormName) => on(page, testedForms[form].language.locale);
export const answersOf = (form: FormName): Answers => testedForms[form].answers;

export async function openAndFill({ page, address, form }: Pick<Place, 'page' | 'address' | 'form'>, but: Answers = {}): Promise<void> {
  await page.goto(address);
  await fill(page, testedForms[form].language.locale, { ...answersOf(form), ...but });
}

/** The fields still have their texts. */
export async function expectKept(page: Page, form: FormName): Promise<void> {
  for (const name of ['name', 'email'] as const) {
    await expect(control(page, testedForms[form].language.locale, name)).toHaveValue(String(answersOf(form)[name]));
  }
}

export const send = ({ page, form }: Pick<Place, 'page' | 'form'>) => partsOf(page, form).send.click();
export const expectStored = ({ page, form }: Pick<Place, 'page' | 'form'>) => expect(partsOf(page, form).success).toBeFocused();

/** Expects the error box with no answer lost, then sends again, by *Try Again* if there is one. */
export async function failThenSendAgain(place: Pick<Place, 'page' | 'form'>, between: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { errorBox, tryAgain } = partsOf(place.page, place.form);
  await expect(errorBox).toBeFocused();
  await expectKept(place.page, place.form);
  await between();
  await (place.form === 'quote' ? tryAgain.click() : send(place));
  await expectStored(place);
}

/** Stores the row, but drops the response. */
export const loseResponse = (page: Page, store: string | RegExp): Promise<unknown> =>
  page.route(store, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, { times: 1 });

/** Duplicates the tab, with a copy of its storage. */
export async function duplicateTab(place: Place): Promise<Place> {
  const opened = place.page.waitForEvent('popup');
  await place.page.evaluate((address) => void open(address), place.address);
  const copy = { ...place, page: await opened };
  await expectKept(copy.page, place.form);
  return copy;
}

export const shiftClock = (days: number) => async (place: Place) => {
  await openAndFill(place);
  await place.page.evaluate((shift) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + shift;
  }, days * 86_400_000);
  // Waits three seconds by the monotonic clock, so that the form does not count as spam.
  await place.page.waitForFunction(() => performance.now() > 3000);
  await send(place);
  await expectStored(place);
};
