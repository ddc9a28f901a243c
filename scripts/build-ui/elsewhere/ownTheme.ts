/** Checks the site of a company that uses the packages with themes of its own: a practice, in German. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { violations } from '../../../tests/e2e/axe.ts';
import { artHexOf, artNames, colorNames, hexOf, themeSources } from '../../../tokens/src/index.ts';
import { brandThemes } from '../../../tokens/src/themeFrom/index.ts';
import { runNode } from '../run.ts';
import { onPage } from './checks.ts';
import { type Outcome, problemsOf } from './outcome.ts';

/** The message about a failing pair names the theme, the pair, the ratio and what to do. */
async function checkFailingPair(folder: string): Promise<Outcome> {
  const code = `
    import { themeCss } from '@uno/tokens';
    import { themeFrom } from '@uno/tokens/themeFrom';
    const { theme } = themeFrom({ brand: '#6b2fa0' });
    theme.color.paper.$value = { hex: '#ffffff' };
    theme.color.inkSoft.$value = { hex: '#777777' };
    try {
      themeCss('flieder', theme);
    } catch ({ message }) {
      console.log(message);
    }`;
  const said = await runNode(['--input-type=module', '--eval', code], join(folder, 'own-theme'));
  const wanted = 'inkSoft #777777 on paper #ffffff has a contrast of 4.47, and text needs 4.5. Make inkSoft darker or paper lighter.';
  return {
    name: 'a failing pair names the theme, the pair, the ratio and what to do',
    problems: problemsOf([
      [said.startsWith('The theme “flieder” can\'t be used:'), `It says ${said.split('\n')[0]}.`],
      [said.includes(wanted), `It does not name the pair: ${said}`],
    ]),
  };
}

/** Initial computed colours: elements have them even if nothing is painted. */
const INITIAL = ['#000000', '#ffffff'];

/** The colours of Uno's themes that the own themes don't have. */
function unoColors(): readonly string[] {
  const { light, dark } = brandThemes({ brand: '#6b2fa0' });
  const own = [light, dark].flatMap(({ AA: { theme } }) => colorNames.map((name) => hexOf(theme, name)));
  const all = Object.values(themeSources).flatMap((source) => [...colorNames.map((name) => hexOf(source, name)), ...artNames.map((name) => artHexOf(source, name))]);
  return [...new Set(all)].filter((hex) => !own.includes(hex) && !INITIAL.includes(hex));
}

/** The colours of all elements and pseudo-elements of a page. */
const paintedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const property of ['color', 'background-color', 'fill', 'stroke', 'outline-color', 'border-top-color', 'border-bottom-color', 'border-left-color', 'border-right-color']) {
          const [, ...channels] = /^rgba?\((\d+), (\d+), (\d+)/.exec(style.getPropertyValue(property)) ?? [];
          if (channels.length === 3) found.add(`#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`);
        }
      }
    }
    return [...found];
  });

/** The properties that show the page's theme: scheme, ground, corners, markers, typeface. */
const themeProperties = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string, pseudo?: string) => getComputedStyle(document.querySelector(selector) ?? document.documentElement, pseudo);
    return {
      // A page that follows the system names no theme.
      theme: document.documentElement.dataset['theme'] ?? (style('html').colorScheme === 'dark' ? 'dunkel' : 'hell'),
      scheme: style('html').colorScheme,
      paper: style('body').backgroundColor,
      button: style('main a[href="#termin"]').borderRadius,
      field: style('div:has(> input[type=email])').borderRadius,
      cards: style('#leistungen ~ div > ul').borderRadius,
      choice: style(':has(> input[name=wann])').borderRadius,
      markers: [...document.querySelectorAll('main ul > li')].filter((item) => {
        const { maskImage, width } = getComputedStyle(item, '::before');
        return maskImage.startsWith('url(') && Number.parseFloat(width) < 12;
      }).length,
      face: style('#title').fontFamily,
      marks: document.querySelectorAll('[data-mark]').length,
      width: document.documentElement.scrollWidth,
    };
  });

/** Opens a page; returns the problems that `look` found, and the errors in the console and the network. */
async function problemsOn(browser: Browser, address: string, options: BrowserContextOptions, look: (page: Page) => Promise<readonly string[]>): Promise<readonly string[]> {
  const { found, pageErrors } = await onPage(browser, address, options, look);
  return [...found, ...pageErrors];
}

const themes = [
  { name: 'hell', label: 'Hell', colorScheme: 'light' },
  { name: 'dunkel', label: 'Dunkel', colorScheme: 'dark' },
] as const;

/** The pages beside the first one. */
export const otherPages = ['/leistungen', '/praxis', '/buchen', '/fehler'] as const;

/** Filters and searches the treatments. */
async function findTreatment(page: Page): Promise<string[]> {
  const titles = () => page.getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('link', { name: 'Vorsorge' }).click();
  await page.getByText('3 von 6 Leistungen').waitFor();
  const filtered = await titles();
  await page.getByRole('searchbox', { name: 'Leistungen durchsuchen' }).fill('röntgen');
  await page.keyboard.press('Enter');
  await page.getByText('1 von 6 Leistungen').waitFor();
  const searched = await titles();
  await page.getByRole('searchbox').fill('nichts');
  await page.keyboard.press('Enter');
  await page.getByText('Keine Leistung enthält diese Wörter').waitFor();
  return [
    ...problemsOf([
      [filtered.join() === 'Prophylaxe,Kinderprophylaxe,Röntgenaufnahme', `The filter shows ${filtered.join()}.`],
      [searched.join() === 'Röntgenaufnahme', `The search shows ${searched.join()}.`],
    ]),
    ...(await axeFindings(page)),
  ];
}

/** Books an appointment in three steps, with a mistake in the second one. */
async function book(page: Page): Promise<string[]> {
  const proceed = page.getByRole('button', { name: 'Weiter' });
  await page.getByRole('radio', { name: 'Dienstag, 10 Uhr' }).check();
  await proceed.click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await proceed.click();
  await page.getByRole('link', { name: /^Eine E-Mail-Adresse eingeben/ }).click();
  const findings = await axeFindings(page);
  await page.keyboard.type('ada@example.com');
  await proceed.click();
  await page.getByRole('button', { name: 'Buchen' }).waitFor();
  const review = await page.getByRole('definition').allTextContents();
  findings.push(...(await axeFindings(page)));
  await page.getByRole('button', { name: 'Buchen' }).click();
  await page.getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor();
  return [...problemsOf([[review.join('; ') === 'Dienstag, 10 Uhr; Ada; ada@example.com', `The review is ${review.join('; ')}.`]]), ...findings, ...(await axeFindings(page))];
}

/** Reads the prices and the opening hours. */
async function readPrices(page: Page): Promise<string[]> {
  const price = await page.getByRole('row', { name: /Knirscherschiene/ }).getByRole('cell').textContent();
  const friday = await page.getByRole('term').filter({ hasText: 'Freitag' }).locator('+ dd').textContent();
  return problemsOf([[price === '349,00\u00a0€', `The price is ${price}.`], [friday === '8–13 Uhr', `On Friday it is open ${friday}.`]]);
}

/** axe's findings, one line for each element. */
export const axeFindings = async (page: Page): Promise<string[]> => (await violations(page)).map((violation) => `axe, ${violation}`);

/** Runs all checks on the page with its own theme. */
export async function checkOwnTheme(browser: Browser, address: string, folder: string): Promise<Outcome[]> {
  const foreign = unoColors();
  const outcomes: Outcome[] = [await checkFailingPair(folder)];
  for (const { name, colorScheme } of themes) {
    const inTheme = async (page: Page) => {
      const seen = await themeProperties(page);
      const leaked = (await paintedColors(page)).filter((color) => foreign.includes(color));
      return [
        ...problemsOf([
          [seen.theme === name, `The theme is ${seen.theme}.`],
          [seen.scheme === colorScheme, `Its colour scheme is ${seen.scheme}.`],
          [seen.button === '10px' && seen.field === '10px' && seen.cards === '18px' && seen.choice === '10px 0px 0px 10px', `Its corners are ${seen.button}, ${seen.field}, ${seen.cards} and ${seen.choice}.`],
          [seen.markers === 2, `${seen.markers} list markers are its own.`],
          [seen.marks === 4, `${seen.marks} marks are its own.`],
          [seen.face.includes('Georgia'), `The title is in ${seen.face}.`],
          [seen.width <= 320, `The page is ${seen.width} px wide.`],
          [leaked.length === 0, `It shows colours of Uno's: ${leaked.join(', ')}.`],
        ]),
        ...(await axeFindings(page)),
      ];
    };
    const unmixed = async (page: Page) => [...problemsOf((await paintedColors(page)).filter((color) => foreign.includes(color)).map((color) => [false, `It shows ${color} of Uno's.`] as const)), ...(await axeFindings(page))];
    outcomes.push(
      { name: `${name}: follows the system, in its own colours and shape, without a finding of axe`, problems: await problemsOn(browser, address, { colorScheme, viewport: { width: 320, height: 800 } }, inTheme) },
      ...(await Promise.all(
        otherPages.map(async (path) => ({ name: `${name}: ${path}, in its own colours, without a finding of axe`, problems: await problemsOn(browser, address + path, { colorScheme }, unmixed) })),
      )),
    );
  }
  const problems = await problemsOn(browser, address, { colorScheme: 'dark' }, async (page) => {
    const before = await themeProperties(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const turned = await themeProperties(page);
    const chosen = (name: string) => page.getByRole('radio', { name }).isChecked();
    const shown = await chosen('Wie das Gerät');
    const stored = await page.evaluate(() => localStorage.getItem('uno-theme'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('radio', { name: 'Hell' }).check();
    await page.reload({ waitUntil: 'networkidle' });
    const kept = await themeProperties(page);
    const keptShown = await chosen('Hell');
    await page.getByRole('radio', { name: 'Hell' }).focus();
    await page.keyboard.press('ArrowUp');
    const again = await themeProperties(page);
    await page.reload({ waitUntil: 'networkidle' });
    const followed = await themeProperties(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const turnedAgain = await themeProperties(page);
    await page.getByRole('button', { name: 'Anfragen' }).click();
    await page.getByRole('link', { name: 'E-Mail-Adresse eingeben' }).click();
    const focused = await page.evaluate(() => document.activeElement?.id);
    const refused = await axeFindings(page);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada@example.com');
    await page.getByRole('checkbox', { name: 'Nachmittag' }).check();
    await page.getByRole('button', { name: 'Anfragen' }).click();
    await page.getByRole('heading', { name: 'Wir melden uns bei Ihnen' }).waitFor();
    return [
      ...refused,
      ...problemsOf([
        [focused === 'email', `An error leads to ${focused}.`],
        [before.theme === 'dunkel' && turned.theme === 'hell', `In a dark system it is ${before.theme}, then in a light one ${turned.theme}.`],
        [shown, 'The picker does not show that the page follows the system.'],
        [stored === null, `“${stored}” is stored before anything was chosen.`],
        [kept.theme === 'hell' && kept.paper === turned.paper, `Chosen and reloaded, it is ${kept.theme}, ${kept.paper}.`],
        [keptShown, 'The picker does not show what was chosen.'],
        [[again, followed].every(({ theme }) => theme === 'dunkel') && turnedAgain.theme === 'hell', `Following the system again gives ${again.theme}, after a reload ${followed.theme}, and in a light system ${turnedAgain.theme}.`],
        [await chosen('Wie das Gerät'), 'The picker does not show that the page follows the system again.'],
      ]),
      ...(await axeFindings(page)),
    ];
  });
  for (const [path, use] of [['/leistungen', findTreatment], ['/praxis', readPrices], ['/buchen', book]] as const) {
    outcomes.push({ name: `${path} is used`, problems: await problemsOn(browser, address + path, { viewport: { width: 390, height: 844 } }, use) });
  }
  return [...outcomes, { name: 'follows the system when it switches to light, keeps the choice after a reload, and follows the system again once that is chosen', problems }];
}
