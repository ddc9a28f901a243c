import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuaranteeCard, GuaranteeCardList, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';

const { proposalHours, recleanHours, siteVisitDays } = business.promises;

const words = fromSite(['whyPartner'], (t) => [
  {
    seal: t('whyPartner.guarantees.proposal.seal', { hours: proposalHours }),
    title: t('whyPartner.guarantees.proposal.title', { hours: proposalHours }),
    text: t('whyPartner.guarantees.proposal.text', { hours: proposalHours }),
    terms: t('whyPartner.guarantees.proposal.terms', siteVisitDays),
  },
  {
    seal: t('whyPartner.guarantees.satisfaction.seal'),
    title: t('whyPartner.guarantees.satisfaction.title'),
    text: t('whyPartner.guarantees.satisfaction.text', { hours: recleanHours }),
    terms: t('whyPartner.guarantees.satisfaction.terms'),
  },
  {
    seal: t('whyPartner.guarantees.contracts.seal'),
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
}

function Guarantees({ count, terms: shown }: Guarantees) {
  return (
    <GuaranteeCardList>
      {useWords(words)
        .slice(0, count)
        .map(({ seal, title, text, terms }) => (
          <GuaranteeCard key={title} seal={seal} terms={shown ? terms : undefined}>
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
  args: { count: 3, terms: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 3 } } },
} satisfies Meta<typeof Guarantees>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three of the Why Partner page. */
export const Default: Story = {
  play: inTests(async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.count);
    // The seal is drawn; what it says is text.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/^24\sh$/)).toBeVisible();
  }),
};

/** No terms: the seal alone closes the card. */
export const WithoutTerms: Story = { args: { terms: false } };

/** The lines above the terms are level, however many lines each card's words take. */
export const LevelLines: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  render: function Render() {
    return (
      <GuaranteeCardList>
        {useWords(words).map(({ seal, title, terms }, at) => (
          <GuaranteeCard key={title} seal={seal} terms={at === 1 ? business.name : terms}>
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
