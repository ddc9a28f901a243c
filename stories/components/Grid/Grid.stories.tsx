import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, Grid, GridItem } from '@uno/ui/Grid';
import { Section } from '@uno/ui/Section';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { cell } from './cell.ts';
import { band } from './Grid.stories.css.ts';
import { business } from '../../../site/business.ts';

const words = {
  'en-CA': {
    title: 'In-house crews',
    lead: 'Nobody on your floors works for a subcontractor. Everyone on your crew is our employee, vetted, bonded and insured.',
    proof: '200+',
    proofText: `businesses in ${business.area['en-CA']} are our clients.`,
    more: ['2\u00a0hours', 'to answer a client’s service request', '24\u00a0hours', 'from the site visit to the proposal', '24\u00a0hours', 'to come back and clean it again, at no\u00a0charge'],
  },
  'fr-CA': {
    title: 'Équipes maison',
    lead: 'Personne sur vos étages ne travaille pour un sous-traitant. Toute votre équipe est à notre emploi, cautionnée, assurée, aux antécédents vérifiés.',
    proof: 'Plus de 200',
    proofText: `entreprises ${business.areaWith.of} sont nos clientes.`,
    more: ['2\u00a0heures', 'pour répondre à la demande de service d’un client', '24\u00a0heures', 'de la visite à la soumission', '24\u00a0heures', 'pour revenir et reprendre le travail, sans frais'],
  },
};

/** What is left of the twelve. */
const opposite = { 1: 11, 2: 10, 3: 9, 4: 8, 5: 7, 6: 6 } as const;

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  subcomponents: { GridItem },
  args: { gap: 'x6', ruled: false, margins: true },
  argTypes: { gap: { control: 'select', options: ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9', 'x10'] } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={band}>
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const t = useWords(words);
    return (
      <Grid {...args}>
        <GridItem tablet={7}>
          <h2>{t.title}</h2>
          <p>{t.lead}</p>
        </GridItem>
        <GridItem tablet={{ start: 9, span: 4 }}>
          <h2>{t.proof}</h2>
          <p>{t.proofText}</p>
        </GridItem>
      </Grid>
    );
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven columns, one left free, four: one column on phones. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => heading.getBoundingClientRect());
    const [left, right] = [first?.left ?? NaN, second?.left ?? NaN];
    if (matchMedia('screen and (min-width: 40rem)').matches) await expect(right).toBeGreaterThan(left);
    else await expect(right).toBe(left);
  }),
};

/** Mullions in the gaps, shared by the panes on both sides. Each width has its own columns: all are on one line from 912 px of its own width. */
export const Ruled: Story = {
  args: { ruled: true },
  render: function Render(args) {
    const t = useWords(words);
    const [two, request, proposal, toProposal, back, toBack] = t.more;
    return (
      <Grid {...args}>
        <GridItem tablet={12} desktop={6}>
          <h2>{t.title}</h2>
          <p>{t.lead}</p>
        </GridItem>
        <GridItem tablet={4} desktop={2}>
          <h3>{two}</h3>
          <p>{request}</p>
        </GridItem>
        <GridItem tablet={4} desktop={2}>
          <h3>{proposal}</h3>
          <p>{toProposal}</p>
        </GridItem>
        <GridItem tablet={4} desktop={2}>
          <h3>{back}</h3>
          <p>{toBack}</p>
        </GridItem>
      </Grid>
    );
  },
  play: inTests(async ({ canvasElement }) => {
    const lines = new Set(within(canvasElement).getAllByRole('heading').map((heading) => heading.parentElement?.getBoundingClientRect().top));
    await expect(lines.size === 1).toBe(matchMedia('screen and (min-width: 64rem)').matches);
  }),
};

/** Elements other than a `GridItem`: `columns()` gives any child its data attributes. Within a `Section`, which has the margins. */
export const OtherElements: Story = {
  args: { margins: false },
  render: function Render({ gap = 'x6' }) {
    const t = useWords(words);
    return (
      <Section surface="tint">
        <Grid gap={gap}>
          <header {...columns({ desktop: 5 })}>
            <h2>{t.title}</h2>
          </header>
          <p {...columns({ desktop: { start: 7, span: 6 } })}>{t.lead}</p>
        </Grid>
      </Section>
    );
  },
};

/** Every span from 1 to 11, each beside what it leaves of the twelve. */
export const Spans: Story = {
  args: { gap: 'x2' },
  render: (args) => (
    <Grid {...args}>
      {([1, 2, 3, 4, 5, 6] as const).flatMap((span) => [
        <GridItem key={span} phone={span} style={cell}>
          {span}
        </GridItem>,
        <GridItem key={`${span} left`} phone={opposite[span]} style={cell}>
          {opposite[span]}
        </GridItem>,
      ])}
    </Grid>
  ),
  play: inTests(async ({ canvas }) => {
    const width = (text: string): number => canvas.getAllByText(text)[0]?.getBoundingClientRect().width ?? NaN;
    const [one, two] = [width('1'), width('2')];
    // Two columns are two and the gap between them, seven are seven and six gaps.
    const columnGap = two - 2 * one;
    await expect(width('7')).toBeCloseTo(7 * one + 6 * columnGap, 0);
    await expect(width('11')).toBeCloseTo(11 * one + 10 * columnGap, 0);
  }),
};
