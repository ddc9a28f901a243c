import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuaranteeCard, GuaranteeCards, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';

const { proposalHours, recleanHours } = business.promises;

const words = {
  'en-CA': [
    {
      seal: `${proposalHours} h`,
      title: `${proposalHours}-Hour Proposal`,
      text: `You have the list of tasks and a price within ${proposalHours}\u00a0hours of the site visit.`,
      terms: 'Counted from the end of the visit.',
    },
    {
      seal: '$0',
      title: 'Satisfaction Guarantee',
      text: `If something was missed, tell us and the crew cleans it again within ${recleanHours}\u00a0hours, at no\u00a0charge.`,
      terms: 'Tell us in the portal, by email or by phone.',
    },
    {
      seal: 'Flex',
      title: 'Flexible Contracts',
      text: 'No long-term contract is required. You can add a night, drop a floor or stop for the summer.',
      terms: 'Your proposal says how much notice either of us gives.',
    },
  ],
  'fr-CA': [
    {
      seal: `${proposalHours}\u00a0h`,
      title: `Soumission en ${proposalHours}\u00a0heures`,
      text: `Vous avez la liste des tâches et un prix dans les ${proposalHours}\u00a0heures suivant la visite.`,
      terms: 'Le délai court dès la fin de la visite.',
    },
    {
      seal: '0\u00a0$',
      title: 'Satisfaction garantie',
      text: `Si un détail a été oublié, dites-le-nous et l’équipe le reprend dans les ${recleanHours}\u00a0heures, sans frais.`,
      terms: 'Dites-le-nous dans le portail, par courriel ou par téléphone.',
    },
    {
      seal: 'Souple',
      title: 'Contrats souples',
      text: 'Aucun contrat à long terme n’est exigé. Vous pouvez ajouter un soir, retirer un étage ou faire une pause l’été.',
      terms: 'La soumission précise le préavis que chacun donne.',
    },
  ],
};

interface Guarantees {
  /** How many of the three. */
  count: number;
  /** Whether each has its terms under the line. */
  terms: boolean;
}

function Guarantees({ count, terms: shown }: Guarantees) {
  return (
    <GuaranteeCards>
      {useWords(words)
        .slice(0, count)
        .map(({ seal, title, text, terms }) => (
          <GuaranteeCard key={title} seal={seal} terms={shown ? terms : undefined}>
            <GuaranteeCardTitle>{title}</GuaranteeCardTitle>
            <GuaranteeCardText>{text}</GuaranteeCardText>
          </GuaranteeCard>
        ))}
    </GuaranteeCards>
  );
}

const meta = {
  title: 'Marketing/GuaranteeCard',
  component: Guarantees,
  subcomponents: { GuaranteeCards, GuaranteeCard, GuaranteeCardTitle, GuaranteeCardText },
  args: { count: 3, terms: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 3 } } },
} satisfies Meta<typeof Guarantees>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three of the Why Partner page. */
export const Default: Story = {
  play: inTests(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.count);
    // The seal is drawn; what it says is text.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/^24\sh$/)).toBeVisible();
  }),
};

/** No terms: the seal alone closes the card. */
export const WithoutTerms: Story = { args: { terms: false } };

/** The lines that the terms stand under are level, however many lines each card's words take. */
export const LevelLines: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const lines = wordsIn(words, globals).map(({ terms }) => canvas.getByText(terms).getBoundingClientRect());
    await expect(new Set(lines.map(({ height }) => Math.round(height))).size, 'the terms differ in height').toBeGreaterThan(1);
    await expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(1);
    const cards = [...canvasElement.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  },
};
