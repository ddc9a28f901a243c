import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist, ChecklistItem } from '@uno/ui/Checklist';
import { Section, SectionTitle } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { useId } from 'react';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';

const words = fromSite(['building'], (t) => ({
  title: t('building.list.title'),
  points: [
    ...(['entrance', 'lobby', 'mail', 'elevators', 'garbage', 'washrooms'] as const).map((task) => [t(`building.list.${task}`), t('building.list.visit')] as const),
    ...(['corridors', 'stairs', 'laundry', 'gym'] as const).map((task) => [t(`building.list.${task}`), t('building.list.weekly')] as const),
    ...(['baseboards', 'garage'] as const).map((task) => [t(`building.list.${task}`), t('building.list.monthly')] as const),
  ],
}));

interface Routine {
  /** How many of the twelve. */
  count: number;
  /** Whether each says how often. */
  often: boolean;
}

function BuildingChecklist({ count, often }: Routine) {
  const t = useWords(words);
  const id = useId();
  return (
    <Section>
      <Stack>
        <SectionTitle id={id}>{t.title}</SectionTitle>
        <Checklist aria-labelledby={id}>
          {t.points.slice(0, count).map(([name, frequency]) => (
            <ChecklistItem key={name} note={often ? frequency : undefined}>
              {name}
            </ChecklistItem>
          ))}
        </Checklist>
      </Stack>
    </Section>
  );
}

const meta = {
  title: 'Marketing/Checklist',
  component: BuildingChecklist,
  subcomponents: { Checklist, ChecklistItem },
  parameters: { layout: 'fullscreen' },
  args: { count: 12, often: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 12 } } },
} satisfies Meta<typeof BuildingChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The twelve tasks of the building page, with their frequencies. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    const list = canvas.getByRole('list', { name: t.title });
    const lines = within(list).getAllByRole('listitem');
    await expect(lines).toHaveLength(args.count);
    // Each line reads as one: what, then how often.
    const [first] = t.points;
    await expect(lines[0]).toHaveTextContent((first ?? []).join(' '));
  }),
};

/** Names alone. */
export const NamesOnly: Story = { args: { often: false } };

/** Six. */
export const Six: Story = { args: { count: 6 } };
