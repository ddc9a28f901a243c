import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@uno/ui/Section';
import { Stack, StackList } from '@uno/ui/Stack';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';

/** Each a promise and what it means. */
const words: Record<'en-CA' | 'fr-CA', readonly (readonly [title: string, text: string])[]> = {
  'en-CA': [
    ['Within 2\u00a0hours', 'We answer a client’s service request.'],
    ['Within 24\u00a0hours of the site visit', 'You have the proposal, with the price of each visit.'],
    ['Within 24\u00a0hours of your message', 'If something was missed, the crew comes back and cleans it again, at no\u00a0charge.'],
  ],
  'fr-CA': [
    ['En 2\u00a0heures au plus', 'Nous répondons à la demande de service d’un client.'],
    ['Dans les 24\u00a0heures suivant\u00a0la\u00a0visite', 'Vous avez la soumission en main, avec le prix de chaque passage.'],
    ['Dans les 24\u00a0heures suivant votre message', 'Si quelque chose a été oublié, l’équipe revient et le refait, sans frais.'],
  ],
};

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { StackList },
  parameters: { layout: 'fullscreen' },
  args: { gap: 'x5', ruled: false },
  argTypes: { gap: { control: 'select', options: ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9', 'x10'] } },
  render: function Render(args) {
    const promises = useWords(words);
    return (
      <Section>
        <Stack {...args}>
          {promises.map(([title, text]) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The gap between two neighbours. */
const distance = (upper: Element | undefined, lower: Element | undefined): number =>
  (lower?.getBoundingClientRect().top ?? NaN) - (upper?.getBoundingClientRect().bottom ?? NaN);

/** All gaps are the same. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement)
      .getAllByRole('heading')
      .map((heading) => heading.parentElement ?? heading);
    await expect(distance(first, second)).toBeCloseTo(24, 1);
    await expect(distance(second, third)).toBeCloseTo(24, 1);
  }),
};

/** A hairline between neighbours, a gap from each. */
export const Ruled: Story = { args: { ruled: true } };

/** A smaller gap. */
export const Close: Story = { args: { gap: 'x2' } };

/** Parts of one kind are a list. */
export const List: Story = {
  render: function Render({ gap = 'x3', ruled = true }) {
    const promises = useWords(words);
    return (
      <Section>
        <StackList gap={gap} ruled={ruled}>
          {promises.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </StackList>
      </Section>
    );
  },
  args: { gap: 'x3', ruled: true },
  play: inTests(async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  }),
};
