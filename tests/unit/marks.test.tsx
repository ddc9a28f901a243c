import { globSync, readFileSync } from 'node:fs';
import { derivedArt } from '@uno/tokens';
import { Callout } from '@uno/ui/Callout';
import { CategoryBadge } from '@uno/ui/CategoryBadge';
import { ComparisonTable } from '@uno/ui/ComparisonTable';
import { FaqItem } from '@uno/ui/FaqList';
import { ProcessStep } from '@uno/ui/ProcessSteps';
import { scheduleFromFormData, SchedulePicker, type SchedulePickerLabels } from '@uno/ui/SchedulePicker';
import { Rating } from '@uno/ui/Testimonial';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { TrustTick } from '@uno/ui/TrustTicks';
import { Wordmark } from '@uno/ui/Wordmark';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { formData } from './leads/entries.ts';

const own = <svg data-own="" width="1em" height="1em" aria-hidden="true" />;

test.each([
  ['the brand mark', <Wordmark key="" name="Lagoon" mark={own} />],
  ['the mark of a category', <CategoryBadge key="" tint={2} mark={own}>Floors</CategoryBadge>],
  ['the mark of a step', <ProcessStep key="" number={1} mark={own} />],
  ['the picture of a note', <Callout key="" title="Good to know" picture={own} />],
  ['the swatch of a theme', <ThemePicker key="" legend="Theme" themes={[{ value: 'lagoon', label: 'Lagoon', mark: own }]} />],
  ['the mark of a question', <FaqItem key="" question="Why?" mark={own} />],
  ['the mark of an assurance', <TrustTick key="" mark={own}>Insured</TrustTick>],
])('%s can be replaced: nothing of Uno’s is drawn', (_, element) => {
  expect(renderToStaticMarkup(element).match(/<svg [^ ]*/g)).toEqual(['<svg data-own=""']);
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
  const labels = { days: 'Days', day: { Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: day, Sun: day }, summary: 'Summary', timesPerWeek: '{count} times' };
  const choices = [{ value: 'once', label: 'Once' }];
  const timesIn = (html: string) => Array.from(html.matchAll(/name="shifts" value="(\w+)"/g), ([, time]) => time);
  const asked = renderToStaticMarkup(<SchedulePicker legend="When?" choices={choices} labels={{ ...labels, shifts: 'When?', shift: { morning: 'Morning', noon: 'Noon', evening: 'Evening' } }} />);
  expect(timesIn(asked)).toEqual(['morning', 'noon', 'evening']);
  expect(timesIn(renderToStaticMarkup(<SchedulePicker legend="When?" choices={choices} labels={labels} />))).toEqual([]);
  // Times of day need their legend.
  expectTypeOf<typeof labels & { shift: { morning: string } }>().not.toExtend<SchedulePickerLabels>();
  expectTypeOf<typeof labels & { shifts: string; shift: { morning: string } }>().toExtend<SchedulePickerLabels>();
  expect(scheduleFromFormData(formData({ shifts: 'noon' }), choices).shifts).toEqual(['noon']);
});

test('a rating can be drawn with a brand’s own marks', () => {
  const star = 'm8 1 2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z';
  const html = renderToStaticMarkup(<Rating value={3} mark={star}>3 of 5</Rating>);
  expect(html.match(/ d="[^"]*"/g)).toEqual(Array.from({ length: 5 }, () => ` d="${star}"`));
  expect(html.match(/fill="currentColor"/g)).toHaveLength(3);
});

test('components use only those drawing colours that every theme derives', () => {
  const used = globSync('packages/ui/src/**/*.css.ts').flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\bvars\.art\.(\w+)/g), ([, plane = '']) => plane));
  expect(new Set(used)).toEqual(new Set(Object.keys(derivedArt)));
});
