import type { Page } from '@playwright/test';
import { type Answers, control, fill, required, requiredRow } from './form.ts';
import { expect, on } from './site.ts';
import { business } from '../../site/business.ts';
import { telephone } from './words.ts';

export const STORE = '**/rest/v1/quote_requests*';
export const { send, errorBox, failure, tryAgain, success } = {
  send: (page: Page) => on(page, 'en-CA').send,
  errorBox: (page: Page) => on(page, 'en-CA').errorBox,
  failure: (page: Page) => on(page, 'en-CA').failure,
  tryAgain: (page: Page) => on(page, 'en-CA').tryAgain,
  success: (page: Page) => on(page, 'en-CA').success,
};

/** The notice that a form shows while the device is offline. */
export const offline = {
  'en-CA': 'This device is offline. What you typed is kept here: send it once you are connected again.',
  'fr-CA': 'Votre appareil n’est pas connecté à Internet. Ce que vous avez écrit est conservé ici : envoyez-le une fois la connexion rétablie.',
} as const;

export const unexpected = (reason: string) => `An unexpected error occurred: ${reason}. Please try again or contact us at ${telephone['en-CA']} or ${business.email}. Your answers are kept.`;
export const unable = (reason: string) => `Unable to submit your request${reason}. Please try again or call us directly at ${telephone['en-CA']}. Your answers are kept.`;

/** More than is required, so that there is something to lose. */
export const answers = {
  ...required,
  sqft: '1200',
  restrooms: '4',
  company: '« Société Côté & Fils »',
  ecoFriendly: true,
  notes: '2 < 3',
} satisfies Answers;

export const stored = expect.objectContaining({
  ...requiredRow,
  company: '« Société Côté & Fils »',
  sqft: 1200,
  notes: '2 < 3',
  service_details: { restrooms: 4, preferences: { frequency: 'monthly', ecoFriendly: true } },
});

export async function write(page: Page, what: Answers = answers): Promise<void> {
  await page.goto('/get-quote');
  await fill(page, 'en-CA', what);
}

/** Everything that was typed is where it was typed. */
export async function expectAllKept(page: Page): Promise<void> {
  for (const name of ['sqft', 'restrooms', 'company', 'notes', 'name', 'email', 'phone', 'service'] as const) {
    await expect(control(page, 'en-CA', name)).toHaveValue(answers[name]);
  }
  await expect(control(page, 'en-CA', 'frequency', 'monthly')).toBeChecked();
  await expect(control(page, 'en-CA', 'ecoFriendly')).toBeChecked();
}
