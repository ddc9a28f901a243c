import { ReviewSummary } from '@uno/ui/ReviewSummary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { fromQuoteForm } from '../../siteWords.ts';
import { followed, keyboard } from './ReviewSummary.keyboard.ts';

const meta = { title: 'Forms/ReviewSummary', component: ReviewSummary } satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof ReviewSummary>>>;

const answers = {
  'en-CA': {
    area: '12,500',
    visits: 'Tuesday, Thursday',
    notes: 'Freight elevator at the back, on the lane. The alarm is set at 9\u00a0PM.',
  },
  'fr-CA': {
    area: '12\u00a0500',
    visits: 'mardi, jeudi',
    notes: 'Monte-charge à l’arrière, dans la ruelle. L’alarme est activée à 21\u00a0h.',
  },
};

const words = fromQuoteForm((t, locale) => {
  const { area, visits, notes } = answers[locale];
  return {
    title: t('getQuote.review.title'),
    empty: t('getQuote.review.empty'),
    service: {
      title: t('getQuote.review.service'),
      edit: t('getQuote.review.editService'),
      items: [
        { term: t('getQuote.review.type'), value: t('quote.service.office') },
        { term: t('getQuote.review.frequency'), value: t('quote.frequency.weekly') },
        { term: t('getQuote.review.days'), value: visits },
        { term: t('getQuote.review.shifts'), value: t('quote.shift.night') },
        { term: t('getQuote.review.area'), value: t('quote.sqft.value', { area }) },
        { term: t('quote.restrooms.label'), value: '6' },
      ],
    },
    contact: {
      title: t('getQuote.review.contact'),
      edit: t('getQuote.review.editContact'),
      items: [
        { term: t('getQuote.review.name'), value: 'Claire Bouchard' },
        { term: t('getQuote.review.email'), value: 'claire.bouchard@immeubles-saint-denis.example' },
        { term: t('getQuote.review.notes'), value: notes },
      ],
    },
  };
});

const groupOf = (id: 'service' | 'contact', { title, items, edit }: { title: string; items: readonly { term: string; value: string }[]; edit: string }) =>
  ({ id, title, items, edit: { href: `#${id}`, label: edit } });

/** Two groups, each with the link that leads to where it is changed. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <ReviewSummary title={t.title} labels={{ empty: t.empty }} groups={[groupOf('service', t.service), groupOf('contact', t.contact)]} {...args} />
  )),
};

/** Before anything is answered the glass is dull; each answered group is a clear pane. */
export const Empty: Story = {
  render: inWords(words, (t, args) => <ReviewSummary title={t.title} labels={{ empty: t.empty }} groups={[]} {...args} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('region', { name: t.title })).toHaveTextContent(t.empty);
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  }),
};

/** Only lines, when there is no form to go back to. */
export const WithoutLinks: Story = {
  render: inWords(words, (t, args) => (
    <ReviewSummary title={t.title} labels={{ empty: t.empty }} groups={[{ id: 'service', title: t.service.title, items: t.service.items }]} {...args} />
  )),
};

/** A group without an answered line isn’t shown, and has no link. */
export const PartlyAnswered: Story = {
  render: inWords(words, (t, args) => (
    <ReviewSummary title={t.title} labels={{ empty: t.empty }} groups={[groupOf('service', t.service), groupOf('contact', { ...t.contact, items: [] })]} {...args} />
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t.service.edit);
    await expect(canvas.queryByText(t.empty)).toBeNull();
  }),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <ReviewSummary
      title={t.title}
      labels={{ empty: t.empty }}
      groups={[groupOf('service', t.service), groupOf('contact', t.contact)]}
      onClick={(event) => {
        event.preventDefault();
        if (event.target instanceof Element) followed(event.target.getAttribute('href'));
      }}
    />
  )),
  play: proves(keyboard),
};
