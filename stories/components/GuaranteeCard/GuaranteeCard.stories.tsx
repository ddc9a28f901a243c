import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuaranteeCard, GuaranteeCardList, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import { StampSeal } from '@uno/ui/house/StampSeal';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';

const { proposalHours, recleanHours, siteVisitDays } = business.promises;

const words = fromSite(['whyPartner'], (t) => [
  {
    badge: t('whyPartner.guarantees.proposal.seal', { hours: proposalHours }),
    title: t('whyPartner.guarantees.proposal.title', { hours: proposalHours }),
    text: t('whyPartner.guarantees.proposal.text', { hours: proposalHours }),
    terms: t('whyPartner.guarantees.proposal.terms', siteVisitDays),
  },
  {
    badge: t('whyPartner.guarantees.satisfaction.seal'),
    title: t('whyPartner.guarantees.satisfaction.title'),
    text: t('whyPartner.guarantees.satisfaction.text', { hours: recleanHours }),
    terms: t('whyPartner.guarantees.satisfaction.terms'),
  },
  {
    badge: t('whyPartner.guarantees.contracts.seal'),
    title: t('whyPartner.guarantees.contracts.title'),
    text: t('whyPartner.guarantees.contracts.text'),
    terms: t('whyPartner.guarantees.contracts.terms'),
  },
]);

interface Guarantees {
  /** How many of the three. */
  count: number;
  /** Whether each has its terms under the line. */
  terms: boolean;
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Guarantees({ count, terms: shown, house }: Guarantees) {
  return (
    <GuaranteeCardList>
      {useWords(words)
        .slice(0, count)
        .map(({ badge, title, text, terms }) => (
          <GuaranteeCard key={title} badge={badge} picture={house ? <StampSeal /> : undefined} terms={shown ? terms : undefined}>
            <GuaranteeCardTitle>{title}</GuaranteeCardTitle>
            <GuaranteeCardText>{text}</GuaranteeCardText>
          </GuaranteeCard>
        ))}
    </GuaranteeCardList>
  );
}

const meta = {
  title: 'Marketing/GuaranteeCard',
  component: Guarantees,
  subcomponents: { GuaranteeCardList, GuaranteeCard, GuaranteeCardTitle, GuaranteeCardText },
  args: { count: 3, terms: true, house: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 3 } } },
} satisfies Meta<typeof Guarantees>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three of the Why Partner page, with Uno’s seals. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.count);
    // The picture is decoration; what it says is text.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/^24\sh$/)).toBeVisible();
  }),
};

/** With the plain badge. */
export const Plain: Story = { args: { house: false } };

/** No terms: the badge alone closes the card. */
export const WithoutTerms: Story = { args: { terms: false } };

/** The lines above the terms are level, however many lines each card's words take. */
export const LevelLines: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  render: function Render() {
    return (
      <GuaranteeCardList>
        {useWords(words).map(({ badge, title, terms }, at) => (
          <GuaranteeCard key={title} badge={badge} terms={at === 1 ? business.name : terms}>
            <GuaranteeCardTitle>{title}</GuaranteeCardTitle>
          </GuaranteeCard>
        ))}
      </GuaranteeCardList>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const lines = wordsIn(words, globals).map(({ terms }, at) => canvas.getByText(at === 1 ? business.name : terms, { collapseWhitespace: false }).getBoundingClientRect());
    await expect(new Set(lines.map(({ height }) => Math.round(height))).size, 'the terms differ in height').toBeGreaterThan(1);
    await expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(1);
    const cards = [...canvasElement.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  },
};
