import { AudienceCard } from '@uno/ui/AudienceCard';
import { AuthorCard } from '@uno/ui/AuthorCard';
import { BlogCard } from '@uno/ui/BlogCard';
import { CallToAction, CallToActionPhone } from '@uno/ui/CallToAction';
import { Callout } from '@uno/ui/Callout';
import { CategoryBadge } from '@uno/ui/CategoryBadge';
import { ChecklistItem } from '@uno/ui/Checklist';
import { ComparisonTable } from '@uno/ui/ComparisonTable';
import { CoverageArea } from '@uno/ui/CoverageGrid';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { EmptyState } from '@uno/ui/EmptyState';
import { ErrorFallback } from '@uno/ui/ErrorFallback';
import { AccordionItem } from '@uno/ui/Accordion';
import { GuaranteeCard } from '@uno/ui/GuaranteeCard';
import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import { IndustryCard } from '@uno/ui/IndustryCard';
import { MobileMenu } from '@uno/ui/MobileMenu';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { PageHeader } from '@uno/ui/PageHeader';
import { Pagination } from '@uno/ui/Pagination';
import { ProcessStep } from '@uno/ui/ProcessSteps';
import { RadioGroup } from '@uno/ui/RadioGroup';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { SearchField } from '@uno/ui/SearchField';
import { ServiceBlock } from '@uno/ui/ServiceBlock';
import { ServiceCard } from '@uno/ui/ServiceCard';
import { StatCounterFigure } from '@uno/ui/StatCounter';
import { Testimonial } from '@uno/ui/Testimonial';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, findInput, rerender, show } from './stage.tsx';

type Callback = (element: Element | null) => void;
const steps = { decrease: 'Fewer', increase: 'More', outOfBounds: 'Wrong.' };

const withRef: readonly (readonly [string, (ref: Callback) => ReactElement])[] = [
  ['ErrorBox', (ref) => <ErrorBox title="Wrong" ref={ref} />],
  ['ErrorFallback', (ref) => <ErrorFallback title="Wrong" labels={{ reload: 'Reload' }} ref={ref}>Text</ErrorFallback>],
  ['ImageWithFallback', (ref) => <ImageWithFallback src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>" alt="" labels={{ image: 'Image' }} ref={ref} />],
  ['MobileMenu', (ref) => <MobileMenu labels={{ open: 'Menu', close: 'Close', title: 'Menu' }} ref={ref}>{null}</MobileMenu>],
  ['NumberStepper', (ref) => <NumberStepper name="n" label="N" labels={steps} ref={ref} />],
  ['RadioGroup', (ref) => <RadioGroup name="r" legend="R" options={[]} ref={ref} />],
];

test.each(withRef)('%s calls a callback ref once, not at every render', (_, element) => {
  const ref = vi.fn<Callback>();
  show(element(ref));
  rerender(element(ref));
  expect(ref).toHaveBeenCalledOnce();
});

test('a closed question stays closed until its owner opens it', async () => {
  const asked: boolean[] = [];
  const item = (open: boolean) => <AccordionItem title="Why?" open={open} onOpenChange={(next) => void asked.push(next)}>Because.</AccordionItem>;
  show(item(false));
  await userEvent.click(page.getByText('Why?'));
  await expect.element(page.getByText('Because.')).not.toBeVisible();
  rerender(item(true));
  await expect.element(page.getByText('Because.')).toBeVisible();
  await userEvent.click(page.getByText('Why?'));
  await expect.element(page.getByText('Because.')).toBeVisible();
  expect(asked).toEqual([true, false]);
});

test('an uncontrolled question opens by itself and reports it', async () => {
  const asked: boolean[] = [];
  show(<AccordionItem title="Why?" defaultOpen onOpenChange={(next) => void asked.push(next)}>Because.</AccordionItem>);
  await expect.element(page.getByText('Because.')).toBeVisible();
  await userEvent.click(page.getByText('Why?'));
  await expect.element(page.getByText('Because.')).not.toBeVisible();
  await expect.poll(() => asked).toEqual([false]);
});

test.each([[Number.NaN, '1'], [0, '1'], [99, '3'], [2.7, '2']])('page %s of three shows page %s as the current one', (given, shown) => {
  show(<Pagination aria-label="Pages" page={given} pages={3} hrefOf={(to) => `?page=${to}`} labels={{ previous: 'Previous', next: 'Next', page: 'Page {page}' }} />);
  expect(find('[aria-current=page]').textContent).toBe(shown);
});

test('a picture that failed is tried again when the network is back, and when its address changes and returns', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const picture = (src: string) => <ImageWithFallback src={src} alt="A hall" labels={{ image: 'Image' }} />;
  const broken = () => document.querySelector('img') === null;
  show(picture('data:image/png,broken'));
  await expect.poll(broken).toBe(true);
  const added: string[] = [];
  const observer = new MutationObserver((records) => added.push(...records.flatMap((record) => [...record.addedNodes].map(({ nodeName }) => nodeName))));
  observer.observe(document.body, { childList: true, subtree: true });
  dispatchEvent(new Event('online'));
  await expect.poll(() => added).toContain('IMG');
  await expect.poll(broken).toBe(true);
  rerender(picture('data:image/png,other'));
  await expect.poll(broken).toBe(true);
  added.length = 0;
  rerender(picture('data:image/png,broken'));
  await expect.poll(() => added).toContain('IMG');
  observer.disconnect();
});

test('Escape while a word is composed is for the input method; otherwise it clears the search', () => {
  show(<SearchField label="Search" labels={{ submit: 'Search', clear: 'Clear' }} defaultValue="床" />);
  const press = (isComposing: boolean) => findInput().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }));
  press(true);
  expect(findInput().value).toBe('床');
  press(false);
  expect(findInput().value).toBe('');
});

const seal = <svg aria-hidden="true" />;
/** Each part that may be absent, by the component that draws it. */
const parts: readonly (readonly [string, (part?: false) => ReactElement])[] = [
  ['AudienceCard', (picture) => <AudienceCard picture={picture} />],
  ['AuthorCard', (part) => <AuthorCard picture={part} contact={part} />],
  ['BlogCard', (part) => <BlogCard picture={part} facts={part} />],
  ['Callout', (picture) => <Callout title="Tip" picture={picture} />],
  ['CallToAction', (part) => <CallToAction picture={part} phone={part} />],
  ['CallToActionPhone', (label) => <CallToActionPhone href="tel:1" label={label}>1</CallToActionPhone>],
  ['CategoryBadge', (mark) => <CategoryBadge mark={mark}>News</CategoryBadge>],
  ['Checklist', (note) => <ChecklistItem note={note}>Dust</ChecklistItem>],
  ['ComparisonTable', (note) => <ComparisonTable caption="C" columns={[{ id: 'a', name: 'A', note }, { id: 'b', name: 'B' }]} rows={[]} />],
  ['CoverageArea', (mark) => <CoverageArea mark={mark} badge="Full">Lyon</CoverageArea>],
  ['EmptyState', (picture) => <EmptyState picture={picture} />],
  ['ErrorFallback', (picture) => <ErrorFallback picture={picture} title="T" labels={{ reload: 'R' }}>W</ErrorFallback>],
  ['GuaranteeCard', (terms) => <GuaranteeCard badge={seal} terms={terms} />],
  ['IndustryCard', (picture) => <IndustryCard picture={picture} />],
  ['PageHeader', (picture) => <PageHeader picture={picture} />],
  ['ProcessStep', (part) => <ProcessStep number={1} picture={part} mark={part} />],
  ['RotatingWords', (mark) => <RotatingWords words={['new', 'old']} accessibleText="new" mark={mark} />],
  ['ServiceBlock', (part) => <ServiceBlock picture={part} notes={part} />],
  ['ServiceCard', (picture) => <ServiceCard picture={picture} />],
  ['StatCounter', (lead) => <StatCounterFigure lead={lead}>1</StatCounterFigure>],
  ['Testimonial', (rating) => <Testimonial source="S" rating={rating} />],
];

test.each(parts)('%s: a part that is “false” draws nothing', (_, element) => {
  expect(renderToStaticMarkup(element(false))).toBe(renderToStaticMarkup(element()));
});
