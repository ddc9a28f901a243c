/** Checks what a person sees of each application, on a phone and on a laptop. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { hexOf, isThemeName, type SurfaceName, surfaces, themeSources } from '../../../tokens/src/index.ts';
import type { Application } from './applications.ts';
import { type ComputedStyles, computedStylesOf, layersOf } from './computedStyles.ts';
import { type Outcome, problemsOf } from './outcome.ts';

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 800 },
] as const;

type Window = (typeof windows)[number];

/** The required order of our layers and Tailwind's reset. */
const ORDER = ['theme', 'base', 'uno.tokens', 'uno.reset', 'uno.components'];

/** The computed styles of the HTML page in each window, with which the other applications are compared. */
const references = new Map<string, ComputedStyles>();

/** The differences between two pages with the same markup. Elements that only the first one has do not count. */
function differencesBetween(styles: ComputedStyles, reference: ComputedStyles): string[] {
  return [...reference].flatMap(([key, expected]) => {
    const seen = styles.get(key);
    if (seen === undefined) return [`${key} is not on the page.`];
    const properties = Object.keys(expected).filter((property) => seen[property] !== expected[property]);
    return properties.length === 0
      ? []
      : [`${key}: ${properties.map((property) => `${property} ${seen[property]} instead of ${expected[property]}`).join(', ')}.`];
  });
}

const isSurface = (name: string): name is SurfaceName => name in surfaces;

/** Tailwind's classes in the colours of our roles follow the surfaces and the themes around them, and those of distances the density. */
async function checkTailwindTheme(page: Page): Promise<Outcome> {
  const seen = await page.evaluate(() => {
    const hex = (color: string) => `#${[...color.matchAll(/\d+/g)].map(([channel]) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
    const sizes = getComputedStyle(document.querySelector('#utility [data-density]') ?? document.body);
    return {
      nested: [...document.querySelectorAll<HTMLElement>('[data-nested]')].map((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { where: element.dataset['nested'] ?? '', action: hex(backgroundColor), textSubtle: hex(color) };
      }),
      padding: sizes.padding,
      size: Number.parseFloat(sizes.fontSize),
    };
  });
  return {
    name: 'Tailwind’s classes in our colours follow surfaces and themes inside each other',
    problems: problemsOf([
      [seen.nested.length === 4, `${seen.nested.length} elements are nested.`],
      ...seen.nested.flatMap(({ where, ...colours }) => {
        const [theme, surface = ''] = where.split(' ');
        return (['action', 'textSubtle'] as const).map((role) => {
          const wanted = isThemeName(theme) && isSurface(surface) ? hexOf(themeSources[theme], surfaces[surface][role]) : 'no colour';
          return [colours[role] === wanted, `${role} in ${where} is ${colours[role]}, not ${wanted}.`] as const;
        });
      }),
      [seen.padding === '20px', `p-x4 in roomy is ${seen.padding}.`],
      [seen.size > 28 && seen.size <= 44, `text-heading is ${seen.size} px.`],
    ]),
  };
}

async function checkHome(page: Page, window: Window, application: Application): Promise<Outcome[]> {
  const styles = await computedStylesOf(page);
  const reference = references.get(window.name);
  if (application.name === 'HTML') references.set(window.name, styles);
  const layers = await layersOf(page);
  const order = layers.filter((layer) => ORDER.includes(layer));
  const seen = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.documentElement);
    const probe = document.createElement('i');
    document.body.append(probe);
    const colourOf = (name: string) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    const card = boxOf('[data-cards=words] li');
    const words = boxOf('[data-cards=words] li p');
    const picture = boxOf('main section [data-picture]');
    const title = boxOf('#title');
    const lead = boxOf('#title + p');
    const result = {
      width: document.documentElement.scrollWidth,
      paper: [styleOf('body').backgroundColor, colourOf('--uno-color-paper')],
      action: [styleOf('main a[href="/quote"]').backgroundColor, colourOf('--uno-color-action')],
      face: styleOf('#title').fontFamily,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      padding: Number.parseFloat(styleOf('[data-cards=words] li p').fontSize) > 0 ? Number.parseFloat(styleOf('[data-cards=words] li > div').paddingInlineStart) : 0,
      share: words.width / card.width,
      pictureApart: picture.width > 100 && (picture.left >= Math.max(title.right, lead.right) - 1 || picture.top >= lead.bottom),
      cut: [...document.querySelectorAll('[data-cards=pictures] svg')].filter((svg) => {
        const pane = svg.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return svg.getBoundingClientRect().top < pane.top - 1 || svg.getBoundingClientRect().bottom > pane.bottom + 1;
      }).length,
      utility: document.querySelector('#utility') === null ? undefined : getComputedStyle(document.querySelector('#utility') ?? document.body).marginTop,
    };
    probe.remove();
    return result;
  });
  return [
    {
      name: 'our layers are in order, above Tailwind’s reset',
      problems: problemsOf([[order.join() === ORDER.filter((layer) => order.includes(layer)).join() && order.length >= 3, `The layers are ${layers.join(', ')}.`]]),
    },
    {
      name: 'the page has its theme, typefaces and spacing',
      problems: problemsOf([
        [seen.width <= window.width, `The page is ${seen.width} px wide.`],
        [seen.paper[0] === seen.paper[1] && seen.paper[1] !== '', `The ground is ${seen.paper.join(', not ')}.`],
        [seen.action[0] === seen.action[1], `The button is ${seen.action.join(', not ')}.`],
        [seen.face.includes('Bricolage'), `The title is in ${seen.face}.`],
        [seen.fonts > 0, 'No typeface was loaded.'],
        [seen.padding >= 12, `A card's padding is ${seen.padding} px.`],
        [seen.share > 0.7, `A card's words take ${Math.round(seen.share * 100)} % of it.`],
        [seen.cut === 0, `${seen.cut} cards cut their picture.`],
        [seen.pictureApart, 'The hero’s picture overlaps its words.'],
      ]),
    },
    ...(reference === undefined ? [] : [{ name: 'each element looks as in the HTML page', problems: differencesBetween(styles, reference) }]),
    ...(application.tailwind === 'wins' ? [await checkTailwindTheme(page), { name: 'Tailwind’s classes win', problems: problemsOf([[seen.utility === '32px', `mt-8 gives ${seen.utility}.`]]) }] : []),
  ];
}

/** The menu opens in the right place: a dialog on a phone, a panel on a laptop. The HTML page has no script, so it is not checked. */
async function checkMenu(page: Page, window: Window): Promise<Outcome> {
  const name = 'the menu opens, with room around its links';
  if (window.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { start, height, size } = await dialog.getByRole('link', { name: 'Home' }).evaluate((link) => {
      const words = new Range();
      words.selectNodeContents(link);
      return {
        start: words.getBoundingClientRect().x,
        height: link.getBoundingClientRect().height,
        size: Number.parseFloat(getComputedStyle(link).fontSize),
      };
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return { name, problems: problemsOf([[start >= 16, `A link’s words begin at ${start} px.`], [height >= 44, `A link is ${height} px high.`], [size > 16, `Its words are ${size} px high.`]]) };
  }
  await page.getByRole('button', { name: 'Services' }).click();
  const link = page.locator('header [role=group] a', { hasText: 'Condos' });
  await link.waitFor();
  const seen = await link.evaluate((one) => ({
    padding: Number.parseFloat(getComputedStyle(one).paddingInlineStart),
    gap: (one.closest('[role=group]')?.getBoundingClientRect().top ?? 0) - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  }));
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  return { name, problems: problemsOf([[seen.padding >= 12, `A link's padding is ${seen.padding} px.`], [Math.abs(seen.gap) <= 4, `The panel is ${seen.gap} px below the header.`]]) };
}

async function checkStoredTheme(page: Page): Promise<Outcome> {
  await page.getByRole('radio', { name: 'midnight' }).check();
  const themeOf = () => page.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.body).backgroundColor]);
  const before = await themeOf();
  // The first frame after the reload must have the theme, because the script in the head has run by then.
  await page.addInitScript(() => {
    // Before the document has a body, frames are empty.
    const look = () => {
      if (document.body === null) requestAnimationFrame(look);
      else Reflect.set(window, 'themeOfFirstFrame', document.documentElement.dataset['theme']);
    };
    requestAnimationFrame(look);
  });
  await page.reload({ waitUntil: 'load' });
  const after = await themeOf();
  const first = await page.evaluate((): unknown => Reflect.get(window, 'themeOfFirstFrame'));
  const checked = await page.getByRole('radio', { name: 'midnight' }).isChecked();
  return {
    name: 'the theme is kept after a reload',
    problems: problemsOf([
      [before[0] === 'midnight', `Once chosen, the theme is ${before[0]}.`],
      [after.join() === before.join(), `After a reload it is ${after.join(', ')} instead of ${before.join(', ')}.`],
      [first === 'midnight', `In the first frame it is ${String(first)}.`],
      [checked, 'The picker does not show it.'],
    ]),
  };
}

/** The controls of the quote form work, with labels passed as data. */
async function checkQuote(page: Page, window: Window): Promise<Outcome> {
  await page.getByRole('button', { name: 'More: Washrooms' }).click();
  const count = await page.getByRole('spinbutton', { name: 'Washrooms' }).inputValue();
  await page.getByRole('radio', { name: 'Weekly', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Monday' }).check({ force: true });
  const once = await page.getByText('1 time a week').count();
  await page.getByRole('checkbox', { name: 'Friday' }).check({ force: true });
  const twice = await page.getByText('2 times a week').count();
  await page.getByRole('button', { name: 'Request my quote' }).click();
  const error = await page.getByRole('link', { name: 'Enter your e-mail' }).count();
  const seen = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('input[type=email], select, input[type=number], button[type=submit]')].filter((control) => control.getBoundingClientRect().height < 40).length,
    title: Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize),
    frame: getComputedStyle(document.querySelector('input[type=email]')?.parentElement ?? document.body).borderBottomStyle,
  }));
  return {
    name: 'the quote form’s controls work, and are styled',
    problems: problemsOf([
      [count === '1', `The stepper counts “${count}”.`],
      [once === 1 && twice === 1, 'The visits of a week are not counted.'],
      [error === 1, 'There is no error box.'],
      [seen.width <= window.width, `The page is ${seen.width} px wide.`],
      [seen.small === 0, `${seen.small} controls are lower than 40 px.`],
      [seen.title > 24, `The title is ${seen.title} px high.`],
      [seen.frame === 'solid', 'A field has no frame.'],
    ]),
  };
}

/** The guide's form with an action of the server: refused with its error, then sent. Without scripts the server renders the page again. */
async function checkAction(page: Page): Promise<Outcome[]> {
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('ada');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('link', { name: /^Enter an e-mail address/ }).waitFor();
  const kept = await email.inputValue();
  await email.fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();
  return [{ name: 'is refused, keeps what was typed, and is sent', problems: problemsOf([[kept === 'ada', `After the refusal the field holds “${kept}”.`]]) }];
}

/** Opens a page; returns the result of `look`, and the errors in the console and the network. */
export async function onPage<Found>(browser: Browser, address: string, options: BrowserContextOptions, look: (page: Page) => Promise<Found>): Promise<{ readonly found: Found; readonly pageErrors: readonly string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const pageErrors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
    });
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return { found: await look(page), pageErrors };
  } finally {
    await context.close();
  }
}

/** Runs all checks on an application. */
export async function checkEverything(browser: Browser, address: string, application: Application): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const on = async (path: string, window: Window, what: string, look: (page: Page) => Promise<Outcome[]>, options: BrowserContextOptions = {}) => {
    const { width, height } = window;
    const seen = await onPage(browser, address + path, { viewport: { width, height }, ...options }, look).then(
      ({ found, pageErrors }): Outcome[] => [...found, { name: 'no error and no warning', problems: pageErrors }],
      (error: unknown): Outcome[] => [{ name: 'can be used', problems: [error instanceof Error ? error.message : String(error)] }],
    );
    outcomes.push(...seen.map(({ name, problems }) => ({ name: `${what}, ${window.name}: ${name}`, problems })));
  };
  for (const window of windows) {
    await on(application.home, window, 'home', async (page) => [
      ...(await checkHome(page, window, application)),
      ...(application.name === 'HTML' ? [] : [await checkMenu(page, window)]),
      await checkStoredTheme(page),
    ]);
    if (application.quote !== undefined) await on(application.quote, window, 'quote', async (page) => [await checkQuote(page, window)]);
  }
  const [phone] = windows;
  if (application.action !== undefined) {
    await on(application.action, phone, 'an action', checkAction);
    await on(application.action, phone, 'an action without scripts', checkAction, { javaScriptEnabled: false });
  }
  if (application.everyEntry !== undefined) {
    await on(application.everyEntry, phone, 'every entry on a server', async (page) => {
      const names = ((await page.locator('#names').textContent()) ?? '').split(' ');
      return [{ name: 'is imported', problems: problemsOf([[names.includes('ThemePicker') && names.includes('NavigationMenu') && names.length > 100, `It has ${names.length} names.`]]) }];
    });
  }
  return outcomes;
}
