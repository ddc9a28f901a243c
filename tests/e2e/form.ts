import type { Locator, Page } from '@playwright/test';
import { DRAFT_ATTRIBUTE } from '../../site/protocol.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { draftKey } from '../../site/src/leads/draft.ts';
import { on } from './site.ts';
import type { Key } from './words.ts';

/** A visitor's answers, by the names of the form's controls. */
export type Answers = Readonly<Record<string, string | true | readonly string[]>>;

/** A stored row without the columns that the browser and the database add. */
export const asEntered = ({ id: _, created_at: __, created_xid: ___, status: ____, ...row }: Readonly<Record<string, unknown>>) => row;

/** The forms. The labels of their controls have the key `<form>.<control>.label`. */
export const formNames = ['quote', 'contact'] as const;

/** The key prefixes of the options' labels, by the control's name; every other list has `quote.option.*`. */
const lists: Readonly<Record<string, string>> = {
  service: 'quote.service',
  frequency: 'quote.frequency',
  days: 'quote.day',
  shifts: 'quote.shift',
};

/** The string key of an option of a closed list. */
const optionKey = (name: string, value: string) => `${lists[name] ?? 'quote.option'}.${value}` as Key;

/** The control with this name, or one of its options, found by its label. */
export function control(page: Page, locale: Locale, name: string, option?: string): Locator {
  const { labelled, say } = on(page, locale);
  if (option !== undefined) return labelled(name === 'frequency' ? 'radio' : 'checkbox', optionKey(name, option));
  const labels = formNames.flatMap((form) => {
    const key = `${form}.${name}.label`;
    return key in say ? [page.locator(`form[${DRAFT_ATTRIBUTE}="${draftKey(form)}"]`).getByLabel(say[key as Key])] : [];
  });
  return labels.reduce((one, other) => one.or(other)).and(page.locator(`[name="${name}"]`));
}

/** The label of an option of a select. */
export const optionLabel = (page: Page, locale: Locale, name: string, value: string): string =>
  on(page, locale).say[optionKey(name, value)];

/** Fills in a form with the mouse and the keyboard, in the order of the answers. */
export async function fill(page: Page, locale: Locale, answers: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if (typeof answer === 'object' || name === 'frequency') {
      for (const option of [answer].flat()) await control(page, locale, name, String(option)).check();
    } else if (answer === true) {
      await control(page, locale, name).check();
    } else {
      const field = control(page, locale, name);
      // `selectOption` sets no focus, as a person does.
      await field.focus();
      const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isSelect ? field.selectOption({ label: optionLabel(page, locale, name, answer) }) : field.fill(answer));
    }
  }
}

/** The required answers of the quote form. */
export const required = {
  service: 'office',
  frequency: 'monthly',
  name: 'Alex Tremblay',
  email: 'alex@example.com',
  phone: '514-555-0199',
} as const satisfies Answers;

/** The columns of the request above. */
export const requiredRow = {
  name: required.name,
  email: required.email,
  phone: required.phone,
  company: null,
  service: required.service,
  sqft: null,
  floors_served: null,
  schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: false, night: false } },
  service_details: { preferences: { frequency: 'monthly' } },
  notes: null,
};

/** The required answers of the contact form. */
export const question = { name: 'Alex Tremblay', email: 'alex@example.com', message: 'Do you clean in Laval?' } as const satisfies Answers;

/** The columns of the message above. */
export const questionRow = { ...question, phone: null, company: null };

const { name, email, phone } = required;
const company = 'Côté & Fils';

/**
 * The forms, with answers: the required ones; wrong ones in more than one field; enough to show the filled form. `takenIn` finds
 * what is there once the page has processed every answer.
 */
const forms = {
  quote: {
    required,
    wrong: { service: 'office', email: 'nope', frequency: 'weekly' },
    everything: { service: 'building', sqft: '12000', elevators: '3', frequency: 'three-per-week', name, email, phone, notes: '2 < 3, R&D', company },
    // The form's review.
    takenIn: (page: Page) => page.getByRole('region').filter({ hasText: company }).first(),
  },
  contact: {
    required: question,
    wrong: { name, email: 'nope' },
    everything: { name, company, phone, email, message: '2 < 3, R&D' },
    // The submit button is ready.
    takenIn: (page: Page) => page.locator(`form[${DRAFT_ATTRIBUTE}] [type=submit]:not([aria-disabled])`),
  },
} as const;

/**
 * The form of the page that is open.
 *
 * @throws when it has none of the known forms
 */
export async function formOn(page: Page): Promise<(typeof forms)[keyof typeof forms]> {
  const key = await page.locator(`form[${DRAFT_ATTRIBUTE}]`).getAttribute(DRAFT_ATTRIBUTE);
  const name = formNames.find((form) => draftKey(form) === key);
  if (name === undefined) throw new Error(`No form of tests/e2e/form.ts keeps its draft under ${key}.`);
  return forms[name];
}
