import type { Page } from '@playwright/test';
import type { FormName } from '../../site/src/leads/errors.ts';
import { type Answers, control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { expect, languages, on, type Site } from './site.ts';

export interface Place {
  readonly page: Page;
  readonly site: Site;
  /** Where the form is. */
  readonly address: string;
  readonly form: FormName;
  /** The form's table, as the page asks for it. */
  readonly store: RegExp;
  /** 1 at the first time. */
  readonly time: number;
}

export interface Fault {
  readonly what: string;
  /** Causes the fault, then does what a person would do. Ends on the thanks. */
  readonly run: (place: Place) => Promise<void>;
  /** The name in a second row, where one is stored too. */
  readonly besides?: string;
  /** Left to `UNO_EVERYWHERE`. */
  readonly long?: true;
  readonly javaScript?: false;
}

// The quote in French, the contact form in English.
export const [english, french] = languages;
export const formsAsTried = {
  quote: { language: french, path: french.quote, table: 'quote_requests', answers: required, row: requiredRow },
  contact: { language: english, path: english.contact, table: 'contact_messages', answers: question, row: questionRow },
} as const;

export const partsOf = (page: Page, form: FormName) => on(page, formsAsTried[form].language.locale);
export const answersOf = (form: FormName): Answers => formsAsTried[form].answers;

export async function write({ page, address, form }: Pick<Place, 'page' | 'address' | 'form'>, but: Answers = {}): Promise<void> {
  await page.goto(address);
  await fill(page, formsAsTried[form].language.locale, { ...answersOf(form), ...but });
}

/** The texts are where they were typed. */
export async function expectKept(page: Page, form: FormName): Promise<void> {
  for (const name of ['name', 'email'] as const) {
    await expect(control(page, formsAsTried[form].language.locale, name)).toHaveValue(String(answersOf(form)[name]));
  }
}

export const send = ({ page, form }: Pick<Place, 'page' | 'form'>) => partsOf(page, form).send.click();
export const expectStored = ({ page, form }: Pick<Place, 'page' | 'form'>) => expect(partsOf(page, form).success).toBeFocused();

/** The red box, nothing lost; then once more, by *Try again* where there is one. */
export async function failThenSendAgain(place: Pick<Place, 'page' | 'form'>, between: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { errorBox, tryAgain } = partsOf(place.page, place.form);
  await expect(errorBox).toBeFocused();
  await expectKept(place.page, place.form);
  await between();
  await (place.form === 'quote' ? tryAgain.click() : send(place));
  await expectStored(place);
}

/** The row is stored, its answer never arrives. */
export const loseAnswer = (page: Page, store: string | RegExp): Promise<unknown> =>
  page.route(store, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  }, { times: 1 });

/** The same tab once more, with a copy of its storage. */
export async function double(place: Place): Promise<Place> {
  const opened = place.page.waitForEvent('popup');
  await place.page.evaluate((address) => void open(address), place.address);
  const copy = { ...place, page: await opened };
  await expectKept(copy.page, place.form);
  return copy;
}

export const shiftClock = (days: number) => async (place: Place) => {
  await write(place);
  await place.page.evaluate((shift) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + shift;
  }, days * 86_400_000);
  // Wait three seconds by the monotonic clock, so that the send is not taken for spam.
  await place.page.waitForFunction(() => performance.now() > 3000);
  await send(place);
  await expectStored(place);
};
