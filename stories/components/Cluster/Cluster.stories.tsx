import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@uno/ui/Button';
import { Cluster, ClusterList } from '@uno/ui/Cluster';
import { Section } from '@uno/ui/Section';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { openingHoursLine } from '../../../site/i18n/openingHours.ts';

const words = {
  'en-CA': {
    quote: 'Get a quote',
    call: 'Call',
    title: 'Latest articles',
    all: 'All articles',
    facts: [openingHoursLine(business.hours, 'en-CA'), 'Emergencies, 24/7', 'English and French', `${business.city['en-CA']}, Dorval, Saint-Laurent, Lachine`],
  },
  'fr-CA': {
    quote: 'Demander une soumission',
    call: 'Appeler au',
    title: 'Derniers articles',
    all: 'Tous les articles',
    facts: [openingHoursLine(business.hours, 'fr-CA'), 'Urgences, 24\u00a0heures sur 24', 'En français et en anglais', `${business.city['fr-CA']}, Dorval, Saint-Laurent, Lachine`],
  },
};

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  subcomponents: { ClusterList },
  args: { gap: 'x4', align: 'center', justify: 'start', ruled: false },
  argTypes: {
    gap: { control: 'select', options: ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9', 'x10'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'baseline', 'end'] },
    justify: { control: 'inline-radio', options: ['start', 'between', 'end', 'fill'] },
  },
  render: function Render(args) {
    const t = useWords(words);
    const locale = useLocale();
    return (
      <Cluster {...args}>
        <ButtonLink variant="primary" href="/get-quote">
          {t.quote}
        </ButtonLink>
        <ButtonLink variant="secondary" href={business.phoneHref}>
          {t.call} {business.phoneText[locale]}
        </ButtonLink>
      </Cluster>
    );
  },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two buttons: side by side where there is room, else one below the other. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link').map((link) => link.getBoundingClientRect());
    const beside = (second?.left ?? NaN) - (first?.right ?? NaN);
    const below = (second?.top ?? NaN) - (first?.bottom ?? NaN);
    await expect(Math.max(beside, below)).toBeCloseTo(16, 1);
  }),
};

/** Buttons that wrap on a phone are each as wide as the line. */
export const Fill: Story = {
  args: { gap: 'x3', justify: 'fill' },
  globals: { viewport: { value: 'w320' }, locale: 'fr-CA' },
  play: inTests(async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    await expect(second?.width).toBe(first?.width);
  }),
};

/** A title and its link: at the two edges, on one baseline. */
export const TitleAndLink: Story = {
  parameters: { layout: 'fullscreen' },
  args: { align: 'baseline', justify: 'between' },
  render: function Render(args) {
    const t = useWords(words);
    return (
      <Section>
        <Cluster {...args}>
          <h2>{t.title}</h2>
          <a href="/blog">{t.all}</a>
        </Cluster>
      </Section>
    );
  },
};

/** Facts with lines between them, in a list. Where a line begins there is none. */
export const Ruled: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = useWords(words);
    return (
      <ClusterList ruled>
        {t.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ClusterList>
    );
  },
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  }),
};
