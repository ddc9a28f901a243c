import '@uno/tokens/fonts';
import { CallToAction, CallToActionPhone } from '@uno/ui/CallToAction';
import { Checklist, ChecklistItem } from '@uno/ui/Checklist';
import { ContactFigure, ContactPanel, ContactWay } from '@uno/ui/ContactPanel';
import { Checkbox } from '@uno/ui/Checkbox';
import { AccordionItem, Accordion } from '@uno/ui/Accordion';
import { FilterChip, FilterChips } from '@uno/ui/FilterChips';
import { FormRow } from '@uno/ui/Form';
import { Header } from '@uno/ui/Header';
import { Pagination } from '@uno/ui/Pagination';
import { ProcessStep, ProcessSteps, ProcessStepTitle } from '@uno/ui/ProcessSteps';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { SchedulePicker } from '@uno/ui/SchedulePicker';
import { SearchField } from '@uno/ui/SearchField';
import { ServiceCard, ServiceCardTitle } from '@uno/ui/ServiceCard';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextField } from '@uno/ui/TextField';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { words as schedule } from '../../stories/components/SchedulePicker/words.ts';
import { find, show } from './stage.tsx';

const box = (selector: string): DOMRect => find(selector).getBoundingClientRect();

/** Sets the corners that a round theme has. */
function inRoundCorners(children: ReactNode): void {
  show(children);
  for (const [name, value] of [['control', '10px'], ['box', '18px'], ['clip', 'clip']] as const) document.body.style.setProperty(`--uno-radius-${name}`, value);
}

afterEach(async () => {
  document.body.removeAttribute('style');
  document.documentElement.style.fontSize = '';
  document.documentElement.removeAttribute('dir');
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

const numbers = ['514-555-0142', '0316 00 00 00', '+43 316 00 00 00', '+49 30 1234567-89'];
test.each(numbers.flatMap((number) => [320, 900, 1280].map((width) => [number, width] as const)))('the large telephone number %s is on one line at %i px', async (number, width) => {
  await page.viewport(width, 700);
  show(<CallToAction phone={<CallToActionPhone href="tel:1">{number}</CallToActionPhone>}>{null}</CallToAction>);
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(find('a > span'));
  expect(range.getClientRects()).toHaveLength(1);
  expect(box('a > span').right).toBeLessThanOrEqual(width);
});

test('a long name puts language and button at the end of a second line', async () => {
  await page.viewport(1280, 700);
  const name = 'Zahnärztliche Gemeinschaftspraxis Leistungsverzeichnis Radiologie';
  const action = <button>Termin vereinbaren</button>;
  show(<Header home={{ href: '/', label: name, children: <b style={{ fontSize: '26px' }}>{name}</b> }} navigation={<span>Leistungen Team Praxis Kontakt</span>} language={<i>English</i>} action={action} menu={null} />);
  expect(box('button').top).toBeGreaterThan(box('b').bottom - 1);
  expect(box('button').right).toBeCloseTo(1280 - 64, -1);
  expect(box('i').left).toBeGreaterThan(640);
});

test('with round corners chips are apart, and the parts of a search are one box', async () => {
  await page.viewport(900, 700);
  inRoundCorners(<><FilterChips label="Kind"><FilterChip>One</FilterChip><FilterChip>Two</FilterChip></FilterChips><SearchField label="Search" labels={{ submit: 'Search', clear: 'Clear' }} /></>);
  expect(box('li + li').left - box('li').right).toBeGreaterThanOrEqual(4);
  const [field, submit] = [find('form > div > :first-child, [role=search] > div > :first-child'), find('button[type=submit]')].map((element) => getComputedStyle(element));
  expect([field?.borderStartStartRadius, field?.borderStartEndRadius, field?.borderEndEndRadius]).toEqual(['10px', '0px', '0px']);
  expect([submit?.borderStartStartRadius, submit?.borderEndStartRadius, submit?.borderEndEndRadius]).toEqual(['0px', '0px', '10px']);
});

test.each([[16, 7, 1], [32, 4, 2]])('in letters of %i px on a phone the days of a week are %i in a row, and none is outside of its pane', async (size, days, rows) => {
  await page.viewport(320, 700);
  show(
    <SchedulePicker
      legend="À quelle fréquence?"
      options={[{ value: 'weekly', label: 'Chaque semaine', days: 'counted' }]}
      defaultValue={{ frequency: 'weekly' }}
      labels={schedule['fr-CA'].labels}
    />,
  );
  document.documentElement.style.fontSize = `${size}px`;
  const panes = [...document.querySelectorAll('[data-part=days] input')].map((input) => input.parentElement?.getBoundingClientRect() ?? new DOMRect());
  const [first = new DOMRect()] = panes;
  expect(panes.filter(({ top }) => top === first.top)).toHaveLength(days);
  expect(new Set(panes.map(({ top }) => top)).size).toBe(rows);
  const outside = [...document.querySelectorAll('[data-part=days] label')].filter((label) => label.scrollWidth > label.clientWidth + 1);
  expect(outside.map((label) => label.textContent)).toEqual([]);
});

test('the fields of a row are level where one has a hint or an error', async () => {
  await page.viewport(900, 700);
  const row = (hint?: string, error?: string) => (
    <FormRow><TextField name="a" label="Name" error={error} /><TextField name="b" label="Phone" hint={hint} /></FormRow>
  );
  for (const [hint, error] of [[undefined, undefined], ['With its area code', undefined], ['With its area code', 'Enter your name']] as const) {
    show(row(hint, error));
    expect(box('[name=a]').top).toBe(box('[name=b]').top);
  }
  // One below the other, they are as far apart as other fields of a form.
  await page.viewport(320, 700);
  show(<div style={{ display: 'grid' }}>{row('With its area code')}<hr /></div>);
  expect(box('label[for$="b"], [data-field]:nth-child(2) label').top - box('[name=a]').bottom).toBeGreaterThanOrEqual(20);
  expect(box('hr').top - box('[name=b]').bottom).toBeLessThanOrEqual(4);
});

test('the error of a checkbox keeps a distance from the line below it', () => {
  show(<Checkbox name="a" label="I agree" error="Agree to go on." />);
  expect(box('[data-field]').bottom - box('p').bottom).toBeGreaterThanOrEqual(8);
});

test('with a mark a step has no empty column', async () => {
  await page.viewport(390, 700);
  show(<ProcessSteps><ProcessStep number={1} mark={<i style={{ display: 'block', width: 24, height: 24 }} />}><ProcessStepTitle>Call</ProcessStepTitle></ProcessStep></ProcessSteps>);
  expect(box('h3').left - box('i').right).toBeLessThan(80);
  expect(Math.abs(box('i').top + 12 - (box('h3').top + box('h3').height / 2))).toBeLessThan(12);
});

test('an open answer has room above it and as much below it', () => {
  show(<Accordion><AccordionItem title="Why?" open><p>Because.</p></AccordionItem></Accordion>);
  const [above, below] = [box('p').top - box('summary').bottom, box('details').bottom - box('p').bottom];
  expect(above).toBeGreaterThanOrEqual(8);
  expect(below - above).toBeLessThanOrEqual(16);
});

test('from right to left arrows point to the left, sweeps begin at the right, and telephone numbers stay in order', () => {
  document.documentElement.dir = 'rtl';
  show(
    <>
      <Pagination aria-label="P" page={2} pages={3} hrefOf={(to) => `?page=${to}`} labels={{ previous: 'P', next: 'N', page: '{page}' }} />
      <FilterChips label="Kind"><FilterChip>One</FilterChip></FilterChips>
      <ServiceCard><ServiceCardTitle href="/">Card</ServiceCardTitle></ServiceCard>
      <CallToActionPhone href="tel:1">0316 00 00 00</CallToActionPhone>
      <ContactPanel><ContactWay term="Phone"><ContactFigure href="tel:1">0316 00 00 00</ContactFigure></ContactWay></ContactPanel>
    </>,
  );
  expect([...document.querySelectorAll('nav svg')].map((arrow) => getComputedStyle(arrow).scale)).toEqual(['-1 1', '-1 1']);
  const chip = getComputedStyle(find('li button'), '::before');
  expect(parseFloat(chip.transformOrigin)).toBeCloseTo(parseFloat(chip.width), 0);
  expect(new DOMMatrix(getComputedStyle(find(':has(> div > h3), :has(> h3)'), '::before').transform).e).toBeGreaterThan(0);
  for (const number of [find('a[href="tel:1"] > span'), find('dd > a')]) {
    const range = document.createRange();
    const text = number.firstChild;
    if (!(text instanceof Text)) throw new Error('The number is a text.');
    const leftOf = (at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf(0)).toBeLessThan(leftOf(12));
  }
});

/** How far to the right of its place what moves in the element is at a moment of its animation, in ms. */
const shifts = (selector: string, moment: number): number[] =>
  find(selector).getAnimations({ subtree: true }).flatMap((animation) => {
    animation.pause();
    animation.currentTime = moment;
    const { effect } = animation;
    return effect instanceof KeyframeEffect && effect.target ? [new DOMMatrix(getComputedStyle(effect.target, effect.pseudoElement).transform).e] : [];
  });

test.each(['ltr', 'rtl'])('%s: the sweep of a busy button begins at the start of the line, and a word is uncovered from there', (dir) => {
  document.documentElement.dir = dir;
  show(
    <>
      <SubmitButton busy labels={{ busy: 'Sending' }}>Send</SubmitButton>
      <h1><RotatingWords words={['quiet', 'clean']} accessibleText="quiet" /></h1>
    </>,
  );
  const towardsEnd = dir === 'ltr' ? 1 : -1;
  const [sweep = 0] = shifts('button', 0);
  expect(Math.sign(sweep)).toBe(-towardsEnd);
  // The film is the first that moves: it is wiped towards the end of the line, and stays there until the next word.
  const [film = 0] = shifts('h1', 1500);
  expect(Math.sign(film)).toBe(towardsEnd);
});

test('in print a point and its frequency are two columns, and an open answer has room', async () => {
  await page.viewport(720, 900);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  show(
    <>
      <Checklist>{['Floors and carpets of the hall, the stairs and the lift', 'Dust'].map((name) => <ChecklistItem key={name} note="At each visit, day and night">{name}</ChecklistItem>)}</Checklist>
      <Accordion><AccordionItem title="Why?" open><p id="answer">Because.</p></AccordionItem></Accordion>
    </>,
  );
  const often = [...document.querySelectorAll('li > :last-child')].map((element) => element.getBoundingClientRect());
  const names = [...document.querySelectorAll('li')].map((element) => [...element.children].find(({ textContent, nextElementSibling }) => textContent !== '' && nextElementSibling)?.getBoundingClientRect());
  expect(often[0]?.left).toBeCloseTo(often[1]?.left ?? 0, 0);
  for (const [index, name] of names.entries()) expect((often[index]?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(16);
  expect(box('#answer').top - box('summary').bottom).toBeGreaterThanOrEqual(8);
});

test.each([[undefined, 1200, false], [undefined, 1216, true], [48, 1200, true], [48, 768, true], [48, 767, false]] as const)('with wideFrom %s a header of two links is on one line at %i px: %s', async (wideFrom, width, isWide) => {
  await page.viewport(width, 700);
  const links = <nav><a href="/a">Services</a> <a href="/b">Contact</a></nav>;
  show(
    <Header {...(wideFrom && { wideFrom })} home={{ href: '/', label: 'Uno', children: 'Uno' }} navigation={links} language={<a href="/fr">Français</a>} action={<a href="/c">Get a quote</a>} menu={<button type="button">Menu</button>} />,
  );
  expect(find('nav').checkVisibility()).toBe(isWide);
  expect(find('a[href="/c"]').checkVisibility()).toBe(isWide);
  expect(find('button').checkVisibility()).toBe(!isWide);
  expect(find('header').offsetHeight).toBeLessThan(80);
});
