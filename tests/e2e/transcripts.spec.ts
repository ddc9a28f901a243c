import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { type Answers, fill, question, required } from './form.ts';
import { expect, languages, on, test } from './site.ts';

// What a screen reader has to say of the forms, from the first field to the thanks, kept in transcripts/ to be read:
// names, roles, states and values in the page's order, and what is announced, when it is. UNO_TRANSCRIPTS=1 writes
// them anew.

const [english, french] = languages;
const writesAnew = process.env['UNO_TRANSCRIPTS'] !== undefined;

/** Keeps what live regions are told, in order, for `announced`. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const regions = '[role=status], [role=alert]';
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => {
        const within = target instanceof Element ? target.closest(regions) : target.parentElement?.closest(regions);
        const added = [...addedNodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(regions)] : []));
        return within ? [within, ...added] : added;
      });
      for (const region of new Set(changed)) {
        const text = region instanceof HTMLElement ? region.innerText.trim().replaceAll(/\s*\n\s*/g, ' | ') : '';
        const line = `${region.getAttribute('role')}: ${text}`;
        if (text !== '' && told.at(-1) !== line) told.push(line);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const announced = (page: Page) =>
  page.evaluate((): string[] => {
    const told: unknown = Reflect.get(window, 'told');
    return Array.isArray(told) ? told.splice(0).map(String) : [];
  });

/** What has the focus, by its name. */
const focused = async (page: Page) => (await page.locator(':focus').ariaSnapshot()).split('\n', 1)[0];

interface Transcript {
  readonly file: string;
  readonly locale: Locale;
  readonly path: string;
  /** What is filled in at first: the box tells the rest. */
  readonly some: Answers;
  readonly rest: Answers;
}

const transcripts: readonly Transcript[] = [
  {
    file: 'quote.fr.txt',
    locale: french.locale,
    path: french.quote,
    some: { service: 'office', sqft: '1200', restrooms: '4', frequency: 'weekly', days: ['Mon', 'Thu'], shifts: ['night'], name: required.name, email: 'nope' },
    rest: { email: required.email, phone: required.phone, company: 'Côté & Fils' },
  },
  { file: 'contact.en.txt', locale: english.locale, path: english.contact, some: { name: question.name, email: 'nope' }, rest: { email: question.email, message: question.message } },
];

for (const { file, locale, path, some, rest } of transcripts) {
  test.describe(path, () => {
    test.use({ locale });

    test(`what a screen reader says of the form is what transcripts/${file} says`, async ({ page }) => {
      const { send, errorBox, success } = on(page, locale);
      await listen(page);
      await page.goto(path);
      const lines: string[] = [];
      const add = async (title: string, what: string) => lines.push(`# ${title}`, '', ...what.split('\n'), '');
      const said = async () => [...(await announced(page)).map((line) => `- ${line}`), `- focus: ${(await focused(page))?.replace(/^- /, '')}`].join('\n');
      const form = page.getByRole('main').locator('form');

      await add('The form', await form.ariaSnapshot());
      await fill(page, locale, some);
      await announced(page);
      await send.press('Enter');
      await expect(errorBox).toBeFocused();
      await add('Sent with something missing: announced', await said());
      await add('The form then', await form.ariaSnapshot());
      await fill(page, locale, rest);
      await announced(page);
      await send.press('Enter');
      await expect(success).toBeFocused();
      await add('Sent: announced', await said());
      await add('In the form’s place', await page.getByRole('main').getByRole('region').first().ariaSnapshot());

      const at = fileURLToPath(new URL(`transcripts/${file}`, import.meta.url));
      const transcript = lines.join('\n');
      if (writesAnew) await writeFile(at, transcript);
      expect(transcript).toBe(await readFile(at, 'utf8'));
    });
  });
}
