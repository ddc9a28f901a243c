import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudienceCard, AudienceCardFocus, AudienceCardList, AudienceCardText, AudienceCardTitle } from '@uno/ui/AudienceCard';
import { WindowBlind } from '@uno/ui/house/WindowBlind';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';

const words = fromSite(['office', 'building'], (t) => ({
  offices: {
    focus: t('office.types.focus'),
    kinds: (['corporate', 'medical', 'coworking'] as const).map((type) => [t(`office.types.${type}`), t(`office.types.${type}.text`), t(`office.types.${type}.focus`)] as const),
  },
  buildings: {
    focus: t('building.types.focus'),
    kinds: (['residential', 'mixed', 'commercial'] as const).map((type) => [t(`building.types.${type}`), t(`building.types.${type}.text`), t(`building.types.${type}.focus`)] as const),
  },
}));

interface Audiences {
  of: 'offices' | 'buildings';
  /** How many of the three. */
  count: number;
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Audiences({ of, count, house }: Audiences) {
  const t = useWords(words)[of];
  return (
    <AudienceCardList>
      {t.kinds.slice(0, count).map(([title, description, focus], at) => (
        <AudienceCard key={title} picture={house ? <WindowBlind at={at} /> : undefined}>
          <AudienceCardTitle>{title}</AudienceCardTitle>
          <AudienceCardText>{description}</AudienceCardText>
          <AudienceCardFocus label={t.focus}>{focus}</AudienceCardFocus>
        </AudienceCard>
      ))}
    </AudienceCardList>
  );
}

const meta = {
  title: 'Marketing/AudienceCard',
  component: Audiences,
  subcomponents: { AudienceCardList, AudienceCard, AudienceCardTitle, AudienceCardText, AudienceCardFocus },
  args: { of: 'offices', count: 3, house: true },
  argTypes: { of: { control: 'inline-radio', options: ['offices', 'buildings'] }, count: { control: { type: 'range', min: 1, max: 3 } } },
} satisfies Meta<typeof Audiences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The office types, with Uno’s blinds as pictures. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals)[args.of];
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(t.kinds.slice(0, args.count).map(([title]) => title));
    // The bottom line begins with its label.
    for (const [, , focus] of t.kinds.slice(0, args.count)) await expect(canvas.getByText(focus).textContent).toBe(`${t.focus} ${focus}`);
  }),
};

/** The building types. */
export const Buildings: Story = { args: { of: 'buildings' } };

/** Two. */
export const Two: Story = { args: { count: 2 } };

/** Without pictures. */
export const Plain: Story = { args: { house: false } };
