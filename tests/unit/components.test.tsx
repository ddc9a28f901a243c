import { globSync, readFileSync } from 'node:fs';
import { derivedArt } from '@uno/tokens';
import type { ButtonProps } from '@uno/ui/Button';
import { ComparisonTable } from '@uno/ui/ComparisonTable';
import { AccordionItem } from '@uno/ui/Accordion';
import { Card, CardList, CardTitle, LinkCard } from '@uno/ui/Card';
import { LinkProvider } from '@uno/ui/Link';
import { TagChip, TagChipLink } from '@uno/ui/TagChip';
import { ErrorBox } from '@uno/ui/ErrorBox';
import type { ClearFiltersProps } from '@uno/ui/FilterChips';
import { Heading } from '@uno/ui/Heading';
import { MobileMenu } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuDisclosure, NavigationMenuLink } from '@uno/ui/NavigationMenu';
import { NoBreak } from '@uno/ui/NoBreak';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { PageTitle } from '@uno/ui/PageTitle';
import { ProcessStepTitle } from '@uno/ui/ProcessSteps';
import type { ResultCountProps } from '@uno/ui/ResultCount';
import { ReviewSummary } from '@uno/ui/ReviewSummary';
import { RowTitle } from '@uno/ui/RowList';
import { scheduleFromFormData, SchedulePicker, type SchedulePickerLabels, type SchedulePickerProps } from '@uno/ui/SchedulePicker';
import { SectionTitle } from '@uno/ui/Section';
import { ServiceCardTitle } from '@uno/ui/ServiceCard';
import { Step } from '@uno/ui/Steps';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { Rating } from '@uno/ui/Testimonial';
import { Wordmark } from '@uno/ui/Wordmark';
import { formatPhrase, type Phrase } from '@uno/ui/phrase';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { formData } from './leads/entries.ts';

test('a list of cards makes one item of each card, also of those in a fragment, and none of what draws nothing', () => {
  const html = renderToStaticMarkup(<CardList>{false}<Card>One</Card><><Card>Two</Card>{null}<LinkCard>Three</LinkCard></></CardList>);
  expect(html.match(/<(?:ul|li)\b/g)).toEqual(['<ul', '<li', '<li', '<li']);
});

test('a current tag is `aria-current`: the page of a link, or true', () => {
  const current = (element: ReactElement) => / aria-current="([^"]*)"/.exec(renderToStaticMarkup(element))?.[1];
  expect([<TagChip key="" current>A</TagChip>, <TagChip key="">A</TagChip>, <TagChipLink key="" href="/" current>A</TagChipLink>, <TagChipLink key="" href="/">A</TagChipLink>].map(current))
    .toEqual(['true', undefined, 'page', undefined]);
});

test('a summary of answers opens another page by the router’s link, and a part of this page by the browser’s', () => {
  const summary = (href: string) => renderToStaticMarkup(
    <LinkProvider value={(props) => <a data-router="" {...props} />}>
      <ReviewSummary title="Answers" labels={{ empty: 'None' }} groups={[{ id: 'who', title: 'You', items: [{ term: 'Name', value: 'Ada' }], edit: { href, label: 'Change your name' } }]} />
    </LinkProvider>,
  );
  expect(['/name', '#name'].map((href) => summary(href).includes('data-router'))).toEqual([true, false]);
});

test('a wordmark without a mark is only the name', () => expect(renderToStaticMarkup(<Wordmark name="Lagoon" />)).not.toContain('<svg'));

test('a comparison has the given columns, and marks the cells of the featured one', () => {
  const columns = [{ id: 'a', name: 'A' }, { id: 'b', name: 'B', featured: true }, { id: 'c', name: 'C' }] as const;
  const html = renderToStaticMarkup(<ComparisonTable caption="Three" columns={columns} rows={[{ id: 'price', heading: 'Price', cells: ['1', '2', '3'] }]} />);
  expect(html).toContain('colSpan="3"');
  expect(html.match(/<td [^>]*>\d/g)?.map((cell) => cell.includes('data-featured="true"'))).toEqual([false, true, false]);
});

test('a schedule asks for the given times of day, or for none', () => {
  const day = { short: 'M', full: 'Monday' };
  const labels = { days: 'Days', day: { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: day, Sun: day }, summary: 'Summary', visitsPerWeek: '{count} times' };
  const options = [{ value: 'once', label: 'Once' }];
  const timesIn = (html: string) => Array.from(html.matchAll(/name="shifts" value="(\w+)"/g), ([, time]) => time);
  const asked = renderToStaticMarkup(<SchedulePicker legend="When?" options={options} labels={{ ...labels, shifts: 'When?', shift: { morning: 'Morning', noon: 'Noon', evening: 'Evening' } }} />);
  expect(timesIn(asked)).toEqual(['morning', 'noon', 'evening']);
  expect(timesIn(renderToStaticMarkup(<SchedulePicker legend="When?" options={options} labels={labels} />))).toEqual([]);
  // Times of day need their legend.
  expectTypeOf<typeof labels & { shift: { morning: string } }>().not.toExtend<SchedulePickerLabels>();
  expectTypeOf<typeof labels & { shifts: string; shift: { morning: string } }>().toExtend<SchedulePickerLabels>();
  expect(scheduleFromFormData(formData({ shifts: 'noon' }), options).shifts).toEqual(['noon']);
});

interface PlainOption { value: string; label: string }
interface FreeOption extends PlainOption { days: 'free' }
interface CountedOption extends PlainOption { days: 'counted' }
interface Schedule<Option> { legend: string; options: readonly Option[] }
interface DayWords { days: string; day: { lang: string } }

test('props that need each other are given together', () => {
  expectTypeOf<{ count: number; total: number }>().toExtend<ResultCountProps>();
  expectTypeOf<{ count: number }>().not.toExtend<ResultCountProps>();
  expectTypeOf<{ busy: boolean; labels: { busy: string } }>().toExtend<ButtonProps>();
  expectTypeOf<{ busy: boolean }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ onRemove: () => void; children: string }>().toExtend<ClearFiltersProps>();
  expectTypeOf<{ onRemove: () => void }>().not.toExtend<ClearFiltersProps>();
  // A schedule has the words of what its options ask.
  expectTypeOf<Schedule<PlainOption>>().toExtend<SchedulePickerProps>();
  expectTypeOf<Schedule<FreeOption>>().not.toExtend<SchedulePickerProps>();
  expectTypeOf<Schedule<FreeOption> & { labels: DayWords }>().toExtend<SchedulePickerProps>();
  expectTypeOf<Schedule<CountedOption> & { labels: DayWords }>().not.toExtend<SchedulePickerProps>();
  expectTypeOf<Schedule<CountedOption> & { labels: DayWords & { summary: string; visitsPerWeek: string } }>().toExtend<SchedulePickerProps>();
});

test('the days of a schedule have the names of the given language, from Monday', () => {
  const html = renderToStaticMarkup(<SchedulePicker legend="Quand?" options={[{ value: 'weekly', label: 'Chaque semaine', days: 'free' }]} labels={{ days: 'Jours', day: { lang: 'fr-CA' } }} />);
  const names = Array.from(html.matchAll(/<span class="[^"]*">(\w+)<\/span><span [^>]*aria-hidden="true">(\w+)\./g), ([, full, short]) => [full, short]);
  expect(names).toEqual([['lundi', 'lun'], ['mardi', 'mar'], ['mercredi', 'mer'], ['jeudi', 'jeu'], ['vendredi', 'ven'], ['samedi', 'sam'], ['dimanche', 'dim']]);
  expect(html).not.toContain('<output');
});

test('a rating can be drawn with a brand’s own marks', () => {
  const html = renderToStaticMarkup(<Rating value={3} mark={<circle r="8" />}>3 of 5</Rating>);
  expect(html.match(/<(?:circle|path)\b/g)).toEqual(Array.from({ length: 5 }, () => '<circle'));
  expect(html.match(/fill="currentColor"/g)).toHaveLength(3);
});

test('only Uno’s drawings use drawing colours: those that every theme derives', () => {
  const usedIn = (files: readonly string[]) => files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\bvars\.art\.(\w+)|--uno-art-(\w+)/g), ([, name, variable]) => name ?? variable));
  const [house, others] = [true, false].map((isHouse) => globSync('packages/ui/src/**/*.{ts,tsx}').filter((file) => file.includes('/house/') === isHouse));
  expect(new Set(usedIn(house ?? []))).toEqual(new Set(Object.keys(derivedArt)));
  expect(usedIn(others ?? [])).toEqual([]);
});

test.each([1, 5, 6] as const)('every title can have the level %d, and the titles inside a part are one below', (level) => {
  const levels = (element: ReactElement) => Array.from(renderToStaticMarkup(element).matchAll(/<h(\d)/g), ([, found]) => Number(found));
  const below = Math.min(level + 1, 6);
  for (const element of [
    <Heading key="" level={level}>Title</Heading>, <PageTitle key="" level={level}>Title</PageTitle>, <SectionTitle key="" level={level}>Title</SectionTitle>, <CardTitle key="" level={level}>Title</CardTitle>,
    <ProcessStepTitle key="" level={level}>Title</ProcessStepTitle>, <ServiceCardTitle key="" level={level} href="/">Title</ServiceCardTitle>, <RowTitle key="" level={level}>Title</RowTitle>,
    <Step key="" level={level} id="step" number={1} title="Title" />, <AccordionItem key="" level={level} title="Title" />, <ErrorBox key="" level={level} title="Title" />, <NoticeBox key="" level={level} title="Title" />,
  ]) expect(levels(element)).toEqual([level]);
  expect(levels(<SuccessPanel level={level} title="Sent" stepsTitle="Next" steps={['A call']} />)).toEqual([level, below]);
  expect(levels(<ReviewSummary level={level} title="Answers" labels={{ empty: 'None' }} groups={[{ id: 'who', title: 'You', items: [{ term: 'Name', value: 'Ada' }] }]} />)).toEqual([level, below]);
});

const ownProps = { className: 'own', 'data-own': '' };

test.each([
  ['MobileMenu', <MobileMenu key="it" {...ownProps} labels={{ open: 'Menu', close: 'Close', title: 'Menu' }}>{null}</MobileMenu>, 'button'],
  ['NavigationMenu', <NavigationMenu key="it" {...ownProps} aria-label="Main">{null}</NavigationMenu>, 'nav'],
  ['NavigationMenuDisclosure', <NavigationMenu key="it" aria-label="Main"><NavigationMenuDisclosure {...ownProps} label="More">{null}</NavigationMenuDisclosure></NavigationMenu>, 'li'],
  ['NavigationMenuLink', <NavigationMenu key="it" aria-label="Main"><NavigationMenuLink {...ownProps} href="/">Home</NavigationMenuLink></NavigationMenu>, 'a'],
  ['SubmitButton', <SubmitButton key="it" {...ownProps} labels={{ busy: 'Sending' }}>Send</SubmitButton>, 'button'],
])('%s: its props reach the element that its documentation names', (_, element, tag) => {
  const [given] = renderToStaticMarkup(element).match(/<[^>]* data-own=""[^>]*>/) ?? [];
  expect(given).toMatch(new RegExp(`^<${tag} `));
  expect(given).toMatch(/ class="(?:[^"]* )?own"/);
});

test('a menu has the text direction of its page, or the given one', () => {
  const menu = (dir?: 'rtl') => renderToStaticMarkup(<NavigationMenu aria-label="Main" dir={dir}>{null}</NavigationMenu>).match(/ dir="\w+"/g);
  expect([menu(), menu('rtl')]).toEqual([null, [' dir="rtl"']]);
});

test.each([
  ['514-555', 'Call 514-555, or 514-555.', '<span>Call <span>514-555</span>, or <span>514-555</span>.</span>'],
  ['', 'Call us.', '<span>Call us.</span>'],
])('each “%s” in “%s” is in a span', (of, text, html) => {
  expect(renderToStaticMarkup(<NoBreak of={of}>{text}</NoBreak>).replaceAll(/ class="[^"]+"/g, '')).toBe(html);
});

const times = (phrase: Phrase<[count: number]>, count: number) => formatPhrase(phrase, ['count'], count);

test('a phrase replaces each placeholder by its value, and leaves one without a value as it is', () => {
  expect(formatPhrase('Kept between {min} and {max}.', ['min', 'max'], 0, 999)).toBe('Kept between 0 and 999.');
  expect(formatPhrase('More: {label}', ['label'], 'Washrooms {max}')).toBe('More: Washrooms {max}');
  expect(formatPhrase('Page {page} of {pages}', ['page'], 3)).toBe('Page 3 of {pages}');
  expect(times({ lang: 'fr-CA', one: '{count} mot', other: '{count} mots' }, 1200)).toBe('1\u00a0200 mots');
});

test('a phrase uses the plural form of its language, or else the form “other”', () => {
  const english = { lang: 'en-CA', one: '{count} time a week', other: '{count} times a week' };
  const french = { lang: 'fr-CA', one: '{count} passage par semaine', other: '{count} passages par semaine' };
  expect([0, 1, 2].map((count) => times(english, count))).toEqual(['0 times a week', '1 time a week', '2 times a week']);
  expect([0, 1, 2].map((count) => times(french, count))).toEqual(['0 passage par semaine', '1 passage par semaine', '2 passages par semaine']);
  expect(times({ lang: 'en', other: '{count} ×' }, 1)).toBe('1 ×');
  expect(formatPhrase({ lang: 'en', one: 'one', other: 'More: {label}' }, ['label'], 'Docks')).toBe('More: Docks');
});

test('a phrase may be a function of the values', () => {
  expect(times((count) => (count === 1 ? 'once a week' : `${count} times a week`), 1)).toBe('once a week');
});
