/** What a visitor does with the pages of the guides, and what is wrong with them then. */
import type { Page } from 'playwright';
import { problemsOf } from './outcome.ts';
import { axeFindings } from './ownTheme.ts';

/** Sends the guide's form empty, corrects it through the links of its errors, and sends it again. */
export async function fillQuote(page: Page): Promise<string[]> {
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await page.getByRole('link', { name: 'Choose how often' }).click();
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
  const findings = await axeFindings(page);
  await page.getByRole('radio', { name: 'Every week' }).check();
  await page.getByRole('checkbox', { name: /Tuesday/ }).check();
  await page.getByRole('checkbox', { name: 'Late' }).check();
  await page.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  await send.click();
  const sent = await page.title();
  return [
    ...problemsOf([
      [focused === 'frequency', `An error's link focuses ${focused}.`],
      [sent === '{"email":"ada@example.com","frequency":"weekly","days":["Tue"],"shifts":["late"]}', `It sends ${sent}.`],
    ]),
    ...findings,
  ];
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Goes through the guide's steps: a mistake, on, back, on again, send. */
export async function fillBooking(page: Page): Promise<string[]> {
  const proceed = page.getByRole('button', { name: 'Continue' });
  await proceed.click();
  await page.getByRole('link', { name: 'Choose a treatment' }).click();
  const findings = await axeFindings(page);
  await page.getByRole('radio', { name: 'Cleaning' }).check();
  await proceed.click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  const second = await focusedText(page);
  await proceed.click();
  const errors = await page.getByRole('link', { name: /^Enter/ }).allTextContents();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.goBack();
  const first = await focusedText(page);
  const current = await page.locator('[aria-current=step]').textContent();
  const boxes = await page.getByRole('alert').count();
  const kept = await page.getByRole('radio', { name: 'Cleaning' }).isChecked();
  await proceed.click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await proceed.click();
  const review = await page.getByRole('definition').allTextContents();
  await page.getByRole('link', { name: 'Change your details' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada L.');
  await proceed.click();
  findings.push(...(await axeFindings(page)));
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('heading', { name: 'You are booked' }).waitFor();
  const sent = await page.title();
  return [
    ...problemsOf([
      [second === '02Your details' && first === '01Treatment', `The focus is on “${second}”, and after Back on “${first}”.`],
      [current?.includes('Treatment') === true, `Back at the first step, the current one is “${current}”.`],
      [errors.length === 2, `The second step has the errors ${errors.join(', ')}.`],
      [boxes === 0 && kept, `Back at the first step there are ${boxes} boxes, and its answer is ${kept ? 'kept' : 'lost'}.`],
      [review.join() === 'Cleaning,Ada,ada@example.com', `The review is ${review.join()}.`],
      [sent === '[["kind","Cleaning"],["name","Ada L."],["email","ada@example.com"]]', `It sends ${sent}.`],
    ]),
    ...findings,
  ];
}

/** Filters, searches and turns the pages of the guide's list. */
export async function filterArticles(page: Page): Promise<string[]> {
  const titles = () => page.getByRole('heading', { level: 2 }).allTextContents();
  const status = page.getByRole('status');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await status.filter({ hasText: 'page 2 of 2' }).waitFor();
  const paged = { titles: await titles(), focus: await focusedText(page), address: new URL(page.url()).search };
  await page.getByRole('link', { name: 'Homes' }).click();
  await status.filter({ hasText: '2 articles of 4' }).waitFor();
  const filtered = { titles: await titles(), focus: await focusedText(page), address: new URL(page.url()).search };
  await page.getByRole('searchbox').fill('carpet');
  await status.filter({ hasText: '1 articles of 4' }).waitFor();
  const searched = new URL(page.url()).search;
  await page.getByRole('searchbox').fill('nothing');
  await status.filter({ hasText: '0 articles of 4' }).waitFor();
  const findings = await axeFindings(page);
  await page.goBack();
  await status.filter({ hasText: 'page 2 of 2' }).waitFor();
  await page.reload();
  const reloaded = await titles();
  return [
    ...problemsOf([
      [paged.titles.join() === 'Ducts,Carpets' && paged.address === '?page=2', `Page 2 has ${paged.titles.join()}, at ${paged.address}.`],
      [paged.focus?.includes('page 2 of 2') === true, `After a change of page the focus is on “${paged.focus}”.`],
      [filtered.titles.join() === 'Kitchens,Carpets' && filtered.address === '?category=Homes', `The chip shows ${filtered.titles.join()}, at ${filtered.address}.`],
      [filtered.focus === 'Homes', `After a chip the focus is on “${filtered.focus}”.`],
      [searched === '?search=carpet&category=Homes', `The search is at ${searched}.`],
      [reloaded.join() === 'Ducts,Carpets', `Back and reloaded it shows ${reloaded.join()}.`],
    ]),
    ...findings,
  ];
}

/** Follows a link of the guide's router, and goes back. */
export async function navigate(page: Page): Promise<string[]> {
  const arrived = await page.evaluate(() => document.activeElement?.tagName);
  const first = await page.title();
  await page.getByRole('link', { name: 'Offices' }).click();
  await page.getByRole('heading', { name: 'Offices' }).waitFor();
  const second = [await page.title(), await focusedText(page)];
  await page.goBack();
  await page.getByRole('heading', { name: 'Cleaning that stays' }).waitFor();
  const back = [await page.title(), await focusedText(page)];
  const parts: (string | null | undefined)[] = [];
  await page.getByRole('link', { name: 'Kitchens' }).click();
  await page.getByRole('heading', { name: 'Kitchens' }).waitFor();
  parts.push(await focusedText(page));
  // Once more, and as the page that the browser loads.
  await page.getByRole('link', { name: 'Home' }).focus();
  await page.getByRole('link', { name: 'Kitchens' }).click();
  parts.push(await focusedText(page));
  await page.reload();
  await page.getByRole('heading', { name: 'Kitchens' }).waitFor();
  parts.push(await focusedText(page));
  // No percent encoding.
  await page.goto(`${new URL(page.url()).origin}/offices?again#100%`);
  await page.getByRole('heading', { name: 'Offices' }).waitFor();
  return [
    ...problemsOf([
      [arrived === 'BODY' && first === 'Cleaning that stays – Ada', `It arrives at “${first}”, with the focus on ${arrived}.`],
      [second.join() === 'Offices – Ada,Offices', `After the link title and focus are ${second.join()}.`],
      [parts.join() === 'Kitchens,Kitchens,Kitchens', `Links to a part lead to ${parts.join()}.`],
      [back.join() === 'Cleaning that stays – Ada,Cleaning that stays', `After Back they are ${back.join()}.`],
    ]),
    ...(await axeFindings(page)),
  ];
}

/** The component of the guide: its name, error, focus ring, and the frame of its chosen answer in forced colours. */
export async function chooseMood(page: Page): Promise<string[]> {
  const answer = page.locator('.mood-answer', { hasText: 'Very good' });
  const look = () => answer.evaluate((element) => { const { outlineWidth, outlineStyle, borderTopColor, borderTopLeftRadius } = getComputedStyle(element); return { outline: `${outlineWidth} ${outlineStyle}`, border: borderTopColor, radius: borderTopLeftRadius }; });
  await page.keyboard.press('Tab');
  const radio = page.getByRole('group', { name: 'How was the visit?', description: 'Choose one' }).getByRole('radio', { name: 'Very good' });
  await radio.focus();
  const focused = await look();
  await radio.check();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('radio', { name: 'Poor', exact: true }).focus();
  const forced = await look();
  await page.emulateMedia({ forcedColors: 'none' });
  return [...problemsOf([[focused.outline === '3px solid', `Its focus ring is ${focused.outline}.`], [forced.outline === '2px solid', `In forced colours the chosen answer has the outline ${forced.outline}.`]]), ...(await axeFindings(page))];
}
