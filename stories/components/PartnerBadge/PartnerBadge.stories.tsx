import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBadge, PartnerBadgeName, PartnerBadgeNote } from '@uno/ui/PartnerBadge';
import { PlateScrews } from '@uno/ui/house/PlateScrews';
import { expect } from 'storybook/test';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';

const words = {
  'en-CA': {
    logo: 'Ventair',
    name: 'Duct work by Ventair, our partner',
    note: 'Their technicians do the work, and our supervisor is on site. The contract and the report are ours.',
  },
  'fr-CA': {
    logo: 'Ventair',
    name: 'Conduits nettoyés par Ventair, notre partenaire',
    note: 'Leur équipe technique fait le travail, et notre superviseur est sur place. Le contrat et le rapport sont les nôtres.',
  },
};

/** A stand-in for the partner's own mark: a duct in section, and lettering. */
function Mark({ title }: { title: string }) {
  return (
    <svg style={{ width: '100%', maxWidth: '13rem', height: 'auto' }} viewBox="0 0 208 48" role="img" aria-label={title}>
      <g fill="none" stroke="currentColor" strokeWidth="4">
        <path d="M2 8h32v12h12v26M2 40h20V30h-8V20H2M46 46H34V32" />
        <path d="M64 12l8 22 8-22M100 14H88v20h12M88 24h10M108 36V14l14 20V12M128 14h18M137 14v22M148 36l8-22 8 22M151 29h10M172 12v24M182 36V14h8q6 0 6 6t-6 6h-8M190 26l7 10" />
      </g>
    </svg>
  );
}

function Badge({ house }: {
  /** Whether it has Uno’s drawings. */
  house: boolean;
}) {
  const { logo, name, note } = useWords(words);
  return (
    <PartnerBadge logo={<Mark title={logo} />}>
      <PartnerBadgeName>{name}</PartnerBadgeName>
      <PartnerBadgeNote>{note}</PartnerBadgeNote>
      {house && <PlateScrews />}
    </PartnerBadge>
  );
}

const meta = {
  title: 'Marketing/PartnerBadge',
  component: Badge,
  args: { house: true },
  subcomponents: { PartnerBadge, PartnerBadgeName, PartnerBadgeNote },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on the duct and ventilation page, with Uno’s screws: who does the work, and who is responsible for it. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('img', { name: t.logo })).toBeVisible();
    await expect(canvas.getByText(t.note)).toBeVisible();
  }),
};

/** Without screws. */
export const Plain: Story = { args: { house: false } };

/** In a column: the mark above the words. */
export const Narrow: Story = { decorators: [inWidth('20rem')] };
