import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuaranteeCard, GuaranteeCards, GuaranteeCardText, GuaranteeCardTitle } from '@uno/ui/GuaranteeCard';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { useWords } from '../../language.ts';

const { proposalHours, recleanHours } = business.promises;

const words = {
  'en-CA': [
    {
      seal: `${proposalHours} h`,
      title: `${proposalHours}-Hour Proposal`,
      text: `A written scope and a price, room by room, within ${proposalHours} hours of the site visit. Nothing to sign before you have read it.`,
      terms: 'Counted from the end of the visit.',
    },
    {
      seal: '$0',
      title: 'Satisfaction Guarantee',
      text: `Something was missed or badly done? The crew comes back within ${recleanHours} hours and does it again, at no charge.`,
      terms: 'Tell us in the portal, by email or by phone.',
    },
    {
      seal: 'Flex',
      title: 'Flexible Contracts',
      text: 'No long-term contract required. Add a night, drop a floor, stop for the summer: the schedule follows your building.',
      terms: 'Your proposal says how much notice either of us gives.',
    },
  ],
  'fr-CA': [
    {
      seal: `${proposalHours}\u00a0h`,
      title: `Soumission en ${proposalHours}\u00a0heures`,
      text: `Les tâches par écrit et un prix, pièce par pièce, dans les ${proposalHours}\u00a0heures suivant la visite. Rien à signer avant de l’avoir lue.`,
      terms: 'Le délai court dès la fin de la visite.',
    },
    {
      seal: '0\u00a0$',
      title: 'Satisfaction garantie',
      text: `Un oubli, un travail mal fait? L’équipe revient dans les ${recleanHours}\u00a0heures et le refait, sans frais.`,
      terms: 'Dites-le-nous dans le portail, par courriel ou par téléphone.',
    },
    {
      seal: 'Souple',
      title: 'Contrats souples',
      text: 'Aucun contrat à long terme exigé. Un soir de plus, un étage de moins, une pause l’été\u00a0: l’horaire suit votre immeuble.',
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

/** The three of the Why Partner page (spec §2). */
export const Default: Story = { tags: ['!test'] };

export const DefaultTest: Story = {
  ...Default,
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.count);
    // The seal is drawn; what it says is text.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/^24\sh$/)).toBeVisible();
  },
};

/** No terms: the seal alone closes the card. */
export const WithoutTerms: Story = { args: { terms: false } };
