import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { articlesIn } from '../../site/blog/articles.ts';
import { repository } from '../../site/build/folders.ts';
import { business } from '../../site/business.ts';
import { hasOwnCompany } from '../../site/company/read.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { fill, question, required } from './form.ts';
import { allText, foundText, hasWord } from './search.ts';
import { telephone, words } from './words.ts';
import { expect, languages, test, untilAwake } from './site.ts';

// Compares what a screen reader says about the forms, from the first field to the thanks, with the files in transcripts/:
// names, roles, states and values in the page's order, and announcements. UNO_TRANSCRIPTS=1 writes the files again; a
// missing one is written unless CI is set. Another company has its own in company/transcripts, because they name its services.

const [english, french] = languages;
const folder = hasOwnCompany ? join(repository, 'company/transcripts') : join(import.meta.dirname, 'transcripts');
const isUpdating = process.env['UNO_TRANSCRIPTS'] !== undefined;

/** Records the changes of live regions, in order, for `takeAnnouncements`. */
const recordAnnouncements = (page: Page) =>
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

const takeAnnouncements = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told').splice(0));

/** What was announced since the last call, and the role and name of the focused element. */
async function whatIsSaid(page: Page): Promise<string[]> {
  const focus = (await page.locator(':focus').ariaSnapshot()).split('\n', 1)[0] ?? '';
  return [...(await takeAnnouncements(page)).map((line) => `- ${line}`), `- focus: ${focus.replace(/^- /, '')}`];
}

/** The accessibility tree of a part, without the texts that only repeat the name of the control or the group beside them. */
async function treeOf(part: Locator): Promise<readonly string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  const isRepeated = (text: string, at: number) => [lines[at - 1], lines[at + 1]].some((beside) => beside?.includes(`"${text}"`));
  return lines.filter((line, at) => !isRepeated(/^ *- text: (.*)$/.exec(line)?.[1] ?? '\n', at));
}

/** The lines that a tree has lost since it was taken the first time, then those that it has gained, each in its place. */
const changesOf = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `lost   ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `gained ${line}`),
];

/** The company's facts, which the files name, `{phone}`, so that they are valid for any company. */
const factsOf = (locale: Locale) => ({
  phoneHref: business.phoneHref,
  emailHref: business.emailHref,
  phone: telephone[locale],
  email: business.email,
  company: business.name,
});

/** Compares a transcript with its file, or writes the file. */
async function expectTranscript(file: string, locale: Locale, lines: readonly string[]): Promise<void> {
  const at = join(folder, file);
  const text = lines.join('\n').replaceAll(business.phoneText[locale], telephone[locale]);
  const transcript = Object.entries(factsOf(locale)).reduce((rest, [name, fact]) => rest.replaceAll(fact, `{${name}}`), text);
  if (isUpdating || !(existsSync(at) || process.env['CI'])) {
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, transcript);
  }
  expect(transcript).toBe(await readFile(at, 'utf8'));
}

/** A line without the dates of the thank-you message, which change with each day; `dueDates.test.ts` tests them. */
const withoutDates = (line: string): string => line.replace(/(strong: (?:By|D’ici le)) .*/, '$1 {date}');

/** The forms: some answers are filled in first; the error box asks for the rest. */
const transcripts = [
  {
    file: 'quote.fr.txt',
    locale: french.locale,
    path: french.quote,
    some: { service: 'office', sqft: '1200', restrooms: '4', frequency: 'weekly', days: ['Mon', 'Thu'], shifts: ['night'], name: required.name, email: 'nope' },
    rest: { email: required.email, phone: required.phone, company: 'Côté & Fils' },
  },
  {
    file: 'contact.en.txt',
    locale: english.locale,
    path: english.contact,
    some: { name: question.name, email: 'nope' },
    rest: { email: question.email, message: question.message },
  },
] as const;

for (const { file, locale, path, some, rest } of transcripts) {
  test.describe(path, () => {
    test.use({ locale });

    test(`what a screen reader says about the form matches transcripts/${file}`, async ({ page, parts: { send, errorBox, success } }) => {
      await recordAnnouncements(page);
      await page.goto(path);
      const lines: string[] = [];
      const add = (title: string, said: readonly string[]) => lines.push(`# ${title}`, '', ...said, '');
      const form = page.getByRole('main').locator('form');

      const before = await treeOf(form);
      add('The form', before);
      await fill(page, locale, some);
      await takeAnnouncements(page);
      await send.press('Enter');
      await expect(errorBox).toBeFocused();
      add('Sent with something missing: announced', await whatIsSaid(page));
      add('The form then', changesOf(before, await treeOf(form)));
      await fill(page, locale, rest);
      await takeAnnouncements(page);
      await send.press('Enter');
      await expect(success).toBeFocused();
      add('Sent: announced', await whatIsSaid(page));
      add('In the form’s place', (await treeOf(page.getByRole('main').getByRole('region').first())).map(withoutDates));

      await expectTranscript(file, locale, lines);
    });
  });
}

test.describe('/fr/blog', () => {
  test.use({ locale: french.locale });

  test('what a screen reader says while the articles are filtered by keyboard matches transcripts/blog.fr.txt', async ({ page }) => {
    await recordAnnouncements(page);
    await page.goto('/fr/blog');
    const main = page.getByRole('main');
    const count = main.getByRole('status');
    const articles = articlesIn(french.locale);
    const found = articles.filter((article) => hasWord(article, 'tapis'));
    const all = allText(french.locale, articles.length);
    const lines: string[] = [];
    /** Adds what is announced until the count is as expected, then the focused element. The numbers, which are compared here, stay out of the file: they change with each article. */
    const after = async (title: string, shown: string) => {
      await expect(count).toHaveText(shown);
      const said = await whatIsSaid(page);
      lines.push(`# ${title}`, '', ...said.map((line) => (line.startsWith('- status') ? line.replaceAll(/\d+/g, '{number}') : line)), '');
    };

    await main.getByRole('searchbox').focus();
    await untilAwake(page);
    // Text that is in the page from the start is not announced.
    await takeAnnouncements(page);
    await after('The field of the search', all);
    await page.keyboard.type('tapis');
    await after('Five letters typed', foundText(french.locale, found.length, articles.length));
    const category = main.getByRole('group', { name: 'Catégories' }).getByRole('button', { name: 'Conseils d’entretien' });
    await category.focus();
    await page.keyboard.press('Space');
    await after('A category pressed', foundText(french.locale, found.filter((article) => article.category === 'cleaning-tips').length, articles.length));
    await main.getByRole('searchbox').focus();
    await page.keyboard.type('zz');
    await after('Letters that nothing has', words[french.locale]['blog.noneFound']);
    const clear = main.getByRole('button', { name: 'Tout effacer' });
    await clear.focus();
    await page.keyboard.press('Enter');
    await after('All filters cleared', all);
    await main.getByRole('navigation', { name: 'Pages d’articles' }).getByRole('link', { name: 'Suivante' }).press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await after('The page turned', all);
    await expectTranscript('blog.fr.txt', 'fr-CA', lines);
  });
});
