import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  IndustryCard,
  IndustryCardNeeds,
  IndustryCardNote,
  IndustryCardList,
  IndustryCardText,
  IndustryCardTitle,
  IndustryCardNotes,
} from '@uno/ui/IndustryCard';
import { expect } from 'storybook/test';
import { pictureCrops, type PictureKey, pictureSrc } from '../../../site/pictures.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';

/** The trades of the Industries page, with the picture of those that have one. */
const industries: readonly { readonly id: 'offices' | 'healthcare' | 'retail' | 'food' | 'education' | 'manufacturing'; readonly picture?: PictureKey }[] = [
  { id: 'offices', picture: 'officeCleaning' },
  { id: 'healthcare' },
  { id: 'retail' },
  { id: 'food' },
  { id: 'education' },
  { id: 'manufacturing', picture: 'warehouseCleaning' },
];

const words = fromSite(['industries'], (t) => ({
  needs: t('industries.needs'),
  challenge: t('industries.challenge'),
  eco: t('industries.eco'),
  industries: industries.map(({ id }) => ({
    title: t(`industries.${id}.title`),
    description: t(`industries.${id}.text`),
    needs: (['one', 'two', 'three', 'four'] as const).map((need) => t(`industries.${id}.needs.${need}`)),
    challenge: t(`industries.${id}.challenge`),
    eco: t(`industries.${id}.eco`),
  })),
}));

const pictureOf = (at: number) => {
  const key = industries[at]?.picture;
  return key && <img src={pictureSrc(key, 'close')} alt="" {...pictureCrops.close} />;
};

interface Industries {
  /** How many of the six. */
  count: number;
  /** Whether those that have a picture show it. */
  pictures: boolean;
}

function Industries({ count, pictures }: Industries) {
  const t = useWords(words);
  return (
    <IndustryCardList>
      {t.industries.slice(0, count).map(({ title, description, needs, challenge, eco }, at) => (
        <IndustryCard key={title} picture={pictures ? pictureOf(at) : undefined}>
          <IndustryCardTitle>{title}</IndustryCardTitle>
          <IndustryCardText>{description}</IndustryCardText>
          <IndustryCardNeeds label={t.needs}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </IndustryCardNeeds>
          <IndustryCardNotes>
            <IndustryCardNote label={t.challenge}>
              {challenge}
            </IndustryCardNote>
            <IndustryCardNote raised label={t.eco}>
              {eco}
            </IndustryCardNote>
          </IndustryCardNotes>
        </IndustryCard>
      ))}
    </IndustryCardList>
  );
}

const meta = {
  title: 'Marketing/IndustryCard',
  component: Industries,
  subcomponents: { IndustryCardList, IndustryCard, IndustryCardTitle, IndustryCardText, IndustryCardNeeds, IndustryCardNotes, IndustryCardNote },
  args: { count: 6, pictures: false },
  argTypes: { count: { control: { type: 'range', min: 1, max: 6 } } },
} satisfies Meta<typeof Industries>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six of the Industries page. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(args.count);
    // Each needs list is named, and the notes say in words which they are.
    await expect(canvas.getAllByRole('list', { name: t.needs })).toHaveLength(args.count);
    await expect(canvas.getAllByText(t.challenge)).toHaveLength(args.count);
    await expect(canvas.getAllByText(t.eco)).toHaveLength(args.count);
  }),
};

/** One alone. */
export const One: Story = { args: { count: 1 } };

/** With a drawing. */
export const WithPicture: Story = { args: { count: 1, pictures: true } };
