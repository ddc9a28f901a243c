/** Checks the page of a company that uses the packages with a theme of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { violations } from '../../../tests/e2e/axe.ts';
import { artHexOf, artNames, colorNames, hexOf, themeSources } from '../../../tokens/src/index.ts';
import { runNode } from '../run.ts';
import { onPage } from './checks.ts';
import { type Outcome, problemsOf } from './outcome.ts';

/** The message about a failing pair names the theme, the pair, the ratio and what to do. */
async function checkFailingPair(folder: string): Promise<Outcome> {
  const code = `
    import { readFileSync } from 'node:fs';
    import { themeCss } from '@uno/tokens';
    const theme = JSON.parse(readFileSync('hell.tokens.json', 'utf8'));
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

/** The colours of Uno's themes that the own theme doesn't have. */
async function unoColors(folder: string): Promise<readonly string[]> {
  const own = (await Promise.all(['hell', 'dunkel'].map((name) => readFile(join(folder, `own-theme/${name}.tokens.json`), 'utf8')))).join('');
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

/** axe's findings, one line for each element. */
export const axeFindings = async (page: Page): Promise<string[]> => (await violations(page)).map((violation) => `axe, ${violation}`);

/** Runs all checks on the page with its own theme. */
export async function checkOwnTheme(browser: Browser, address: string, folder: string): Promise<Outcome[]> {
  const foreign = await unoColors(folder);
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
    const failed = async (page: Page) => [...problemsOf((await paintedColors(page)).filter((color) => foreign.includes(color)).map((color) => [false, `It shows ${color} of Uno's.`] as const)), ...(await axeFindings(page))];
    outcomes.push(
      { name: `${name}: follows the system, in its own colours and shape, without a finding of axe`, problems: await problemsOn(browser, address, { colorScheme, viewport: { width: 320, height: 800 } }, inTheme) },
      { name: `${name}: the error page`, problems: await problemsOn(browser, `${address}/fehler`, { colorScheme }, failed) },
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
  return [...outcomes, { name: 'follows the system when it switches to light, keeps the choice after a reload, and follows the system again once that is chosen', problems }];
}
