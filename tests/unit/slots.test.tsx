import { sourceTypes } from '../../.storybook/source-types.ts';
import { Callout } from '@uno/ui/Callout';
import { CategoryBadge, CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { AccordionItem, AccordionToggleAll } from '@uno/ui/Accordion';
import { AudienceCard } from '@uno/ui/AudienceCard';
import { AuthorCard, AuthorCardContact } from '@uno/ui/AuthorCard';
import { Badge } from '@uno/ui/Badge';
import { Benefit } from '@uno/ui/BenefitList';
import { BlogCard } from '@uno/ui/BlogCard';
import { Button, ButtonLink } from '@uno/ui/Button';
import { CallToAction } from '@uno/ui/CallToAction';
import { Card, LinkCard } from '@uno/ui/Card';
import { CoverageArea } from '@uno/ui/CoverageGrid';
import { EmptyState } from '@uno/ui/EmptyState';
import { ErrorFallback } from '@uno/ui/ErrorFallback';
import { FooterSection } from '@uno/ui/Footer';
import { GuaranteeCard } from '@uno/ui/GuaranteeCard';
import { ImageWithFallback, type ImageWithFallbackProps } from '@uno/ui/ImageWithFallback';
import { IndustryCard } from '@uno/ui/IndustryCard';
import { PageHeader } from '@uno/ui/PageHeader';
import { PartnerBadge } from '@uno/ui/PartnerBadge';
import { Phase } from '@uno/ui/Phases';
import { PictureBand } from '@uno/ui/PictureBand';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { ServiceBlock } from '@uno/ui/ServiceBlock';
import { NoticeBoxDismiss } from '@uno/ui/NoticeBox';
import { ProcessStep } from '@uno/ui/ProcessSteps';
import { ServiceCard } from '@uno/ui/ServiceCard';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { Rating } from '@uno/ui/Testimonial';
import { TextField } from '@uno/ui/TextField';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { TrustTick } from '@uno/ui/TrustTicks';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/* What stands in the slots of components: drawings, marks, badges, and what a consumer says of them. */

const ownMark = <svg data-own="" width="1em" height="1em" aria-hidden="true" />;

test.each([
  ['the brand mark', <Wordmark key="" name="Lagoon" mark={ownMark} />],
  ['the mark of a category', <CategoryBadge key="" tint={2} mark={ownMark}>Floors</CategoryBadge>],
  ['the mark of a step', <ProcessStep key="" number={1} mark={ownMark} />],
  ['the picture of a note', <Callout key="" title="Good to know" picture={ownMark} />],
  ['the swatch of a theme', <ThemePicker key="" legend="Theme" themes={[{ value: 'lagoon', label: 'Lagoon', mark: ownMark }]} />],
  ['the mark of a question', <AccordionItem key="" title="Why?" mark={ownMark} />],
  ['the mark of an assurance', <TrustTick key="" mark={ownMark}>Insured</TrustTick>],
])('%s can be replaced: nothing of Uno’s is drawn', (_, element) => {
  expect(renderToStaticMarkup(element).match(/<svg [^ ]*/g)).toEqual(['<svg data-own=""']);
});

const drawing = <svg data-drawing="" />;

/** Each slot for a drawing that the component hides, because the words say it all. */
const hiddenSlots: readonly (readonly [slot: string, ReactElement])[] = [
  ['AccordionItemProps.mark', <AccordionItem key="" title="Why?" mark={drawing} />],
  ['AccordionToggleAllProps.mark', <AccordionToggleAll key="" labels={{ open: 'Open all', close: 'Close all' }} mark={drawing} />],
  ['AudienceCardProps.picture', <AudienceCard key="" picture={drawing} />],
  ['AuthorCardContactProps.mark', <AuthorCardContact key="" href="mailto:a@b.example" mark={drawing} />],
  ['AuthorCardProps.picture', <AuthorCard key="" picture={drawing} />],
  ['BadgeProps.mark', <Badge key="" mark={drawing} />],
  ['BenefitProps.mark', <Benefit key="" mark={drawing} />],
  ['ButtonLinkProps.mark', <ButtonLink key="" href="/" mark={drawing} />],
  ['ButtonProps.mark', <Button key="" mark={drawing} />],
  ['CallToActionProps.picture', <CallToAction key="" picture={drawing} />],
  ['CalloutProps.picture', <Callout key="" title="Tip" picture={drawing} />],
  ['CategoryBadgeLinkProps.mark', <CategoryBadgeLink key="" href="/" mark={drawing}>Floors</CategoryBadgeLink>],
  ['CategoryBadgeProps.mark', <CategoryBadge key="" mark={drawing}>Floors</CategoryBadge>],
  ['CoverageAreaProps.mark', <CoverageArea key="" badge="Full" mark={drawing} />],
  ['EmptyStateProps.picture', <EmptyState key="" picture={drawing} />],
  ['ErrorFallbackProps.picture', <ErrorFallback key="" title="Wrong" labels={{ reload: 'Reload' }} picture={drawing}>Try again.</ErrorFallback>],
  ['FooterSectionProps.mark', <FooterSection key="" title="Contact" mark={drawing} />],
  ['GuaranteeCardProps.picture', <GuaranteeCard key="" badge="24 h" picture={drawing} />],
  ['IndustryCardProps.picture', <IndustryCard key="" picture={drawing} />],
  ['NoticeBoxDismissProps.mark', <NoticeBoxDismiss key="" onDismiss={() => undefined} mark={drawing} />],
  ['ProcessStepProps.mark', <ProcessStep key="" number={1} mark={drawing} />],
  ['ProcessStepProps.picture', <ProcessStep key="" number={1} picture={drawing} />],
  ['RatingProps.mark', <Rating key="" value={1} mark={drawing}>1 of 5</Rating>],
  ['RotatingWordsProps.mark', <RotatingWords key="" words={['new', 'old']} accessibleText="new" mark={drawing} />],
  ['ServiceCardProps.picture', <ServiceCard key="" picture={drawing} />],
  ['SubmitButtonProps.mark', <SubmitButton key="" labels={{ busy: 'Sending' }} mark={drawing}>Send</SubmitButton>],
  ['SuccessPanelProps.picture', <SuccessPanel key="" title="Sent" picture={drawing} />],
  ['ThemeOption.mark', <ThemePicker key="" legend="Theme" themes={[{ value: 'lagoon', label: 'Lagoon', mark: drawing }]} />],
  ['TrustTickProps.mark', <TrustTick key="" mark={drawing} />],
  ['WordmarkProps.mark', <Wordmark key="" name="Lagoon" mark={drawing} />],
];

/** Each slot whose drawing may say what the words don't: its own `alt` decides. */
const namedSlots: readonly (readonly [slot: string, ReactElement])[] = [
  ['BlogCardProps.picture', <BlogCard key="" picture={drawing} />],
  ['CardProps.picture', <Card key="" picture={drawing} />],
  ['LinkCardProps.picture', <LinkCard key="" picture={drawing} />],
  ['PageHeaderProps.picture', <PageHeader key="" picture={drawing} />],
  ['PartnerBadgeProps.logo', <PartnerBadge key="" logo={drawing} />],
  ['PhaseProps.picture', <Phase key="" when="May" picture={drawing} />],
  ['PictureBandProps.picture', <PictureBand key="" picture={drawing} />],
  ['ServiceBlockProps.picture', <ServiceBlock key="" picture={drawing} />],
];

/** Whether an element around the drawing hides it; its own attributes don't count. */
function hidesDrawing(html: string): boolean {
  const around: boolean[] = [];
  for (const [tag, slash] of html.matchAll(/<(\/?)[^>]*>/g)) {
    const isHidden = around.at(-1) ?? false;
    if (tag.includes('data-drawing')) return isHidden;
    if (slash === '/') around.pop();
    else if (!tag.endsWith('/>')) around.push(isHidden || tag.includes('aria-hidden="true"'));
  }
  throw new Error(`There is no drawing in ${html}`);
}

test.each(hiddenSlots)('%s is hidden from assistive technology by its component', (_, element) => {
  expect(hidesDrawing(renderToStaticMarkup(element))).toBe(true);
});

test.each(namedSlots)('%s is hidden or named by its own attributes', (_, element) => {
  expect(hidesDrawing(renderToStaticMarkup(element))).toBe(false);
});

/** Each slot with a default drawing. */
const slotsWithDefault: readonly (readonly [slot: string, (drawn: undefined | false | null) => ReactElement])[] = [
  ['AccordionItem.mark', (mark) => <AccordionItem title="Why?" mark={mark} />],
  ['AuthorCardContact.mark', (mark) => <AuthorCardContact href="mailto:a@b.example" mark={mark} />],
  ['Badge.mark', (mark) => <Badge kind="success" mark={mark}>Paid</Badge>],
  ['SuccessPanel.picture', (picture) => <SuccessPanel title="Sent" picture={picture} />],
  ['TrustTick.mark', (mark) => <TrustTick mark={mark}>Insured</TrustTick>],
];

test.each(slotsWithDefault)('%s: an absent prop is the default drawing, `false` and `null` are none', (_, element) => {
  expect(renderToStaticMarkup(element(undefined))).toContain('<svg');
  for (const none of [false, null] as const) {
    const markup = renderToStaticMarkup(element(none));
    expect(markup).not.toContain('<svg');
    expect(markup).not.toMatch(/aria-hidden="true"[^>]*><\//);
  }
});

test('a rating never shows more than its value', () => {
  const filled = (value: number) => renderToStaticMarkup(<Rating value={value}>{value} out of 5</Rating>).match(/fill="currentColor"/g)?.length ?? 0;
  expect([0, 0.9, 4.1, 4.6, 5].map(filled)).toEqual([0, 0, 4, 4, 5]);
});

test('what a consumer says of a picture and of a field is not lost', () => {
  const picture = (more: Partial<ImageWithFallbackProps>) => /fetchPriority="(\w+)"/i.exec(renderToStaticMarkup(<ImageWithFallback src="/a.svg" alt="" {...more} />))?.[1];
  expect([picture({}), picture({ fetchPriority: 'low' }), picture({ priority: true })]).toEqual([undefined, 'low', 'high']);
  expect(renderToStaticMarkup(<TextField name="from" label="From" aria-invalid />)).toContain('aria-invalid="true"');
  expect(renderToStaticMarkup(<Button size="medium">Send</Button>)).toBe(renderToStaticMarkup(<Button>Send</Button>));
});

test('an area, a guarantee and a benefit without a badge or a mark have no empty place for it', () => {
  for (const element of [<CoverageArea key="">Laval</CoverageArea>, <GuaranteeCard key="" />, <Benefit key="">Early</Benefit>]) expect(renderToStaticMarkup(element)).not.toMatch(/<(?:span|p)[^>]*><\//);
});

test('each slot for a drawing is one or the other, and its description says which', async () => {
  const found = Object.entries(await sourceTypes()).flatMap(([type, { fields }]) =>
    /Props$|^ThemeOption$/.test(type) ? fields.filter(({ name }) => /^(?:mark|picture|logo)$/.test(name)).map(({ name, jsdoc }) => ({ slot: `${type}.${name}`, jsdoc: jsdoc.replaceAll(/\s+/g, ' ') })) : [],
  );
  const named = new Set(namedSlots.map(([slot]) => slot));
  expect(found.map(({ slot }) => slot).toSorted()).toEqual([...hiddenSlots, ...namedSlots].map(([slot]) => slot).toSorted());
  expect(found.filter(({ slot, jsdoc }) => !jsdoc.includes(named.has(slot) ? '`alt`' : 'hidden from assistive technology')).map(({ slot }) => slot)).toEqual([]);
});
