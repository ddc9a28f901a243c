import type { Locator, Page } from '@playwright/test';
import { on } from './site.ts';
import type { Locale } from '../../site/src/i18n/locale.ts';
import type { Key } from './words.ts';

/** What a person answers, by the names of the form's controls. */
export type Answers = Readonly<Record<string, string | true | readonly string[]>>;

/** Where the labels of the closed lists are, by the control's name; any other list has `quote.option.*`. */
const lists: Readonly<Record<string, string>> = {
  service: 'quote.service',
  frequency: 'quote.frequency',
  days: 'quote.day',
  shifts: 'quote.shift',
};

/** The words of an answer of a closed list. */
const optionKey = (name: string, value: string) => `${lists[name] ?? 'quote.option'}.${value}` as Key;

/** The control that asks for `name`, or the one of its options; found by its label. */
export function control(page: Page, locale: Locale, name: string, option?: string): Locator {
  const { labelled, say } = on(page, locale);
  if (option !== undefined) return labelled(name === 'frequency' ? 'radio' : 'checkbox', optionKey(name, option));
  return page.locator('form').getByLabel(say[`quote.${name}.label` as Key]).and(page.locator(`[name="${name}"]`));
}

/** The words of an option of a select, as its list shows them. */
export const optionLabel = (page: Page, locale: Locale, name: string, value: string): string =>
  on(page, locale).say[optionKey(name, value)];

const isSelect = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element.localName === 'select');

/** Fills the quote form in with the mouse and the keyboard, in the order of the answers. */
export async function fill(page: Page, locale: Locale, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if (Array.isArray(answer)) {
      for (const option of answer) await control(page, locale, name, option).check();
    } else if (answer === true) {
      await control(page, locale, name).check();
    } else if (name === 'frequency') {
      await control(page, locale, name, String(answer)).check();
    } else {
      const field = control(page, locale, name);
      // Choosing by script touches nothing; a person's hand does.
      await field.focus();
      if (await isSelect(field)) await field.selectOption({ label: optionLabel(page, locale, name, String(answer)) });
      else await field.fill(String(answer));
    }
  }
}

/** The least that the form asks for. */
export const required = {
  service: 'office',
  frequency: 'monthly',
  name: 'Alex Tremblay',
  email: 'alex@example.com',
  phone: '514-555-0199',
} as const satisfies Answers;

/** The columns of the request above. */
export const requiredRow = {
  name: 'Alex Tremblay',
  email: 'alex@example.com',
  phone: '514-555-0199',
  company: null,
  service: 'office',
  sqft: null,
  floors_served: null,
  schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: false, night: false } },
  service_details: { preferences: { frequency: 'monthly' } },
  notes: null,
};
