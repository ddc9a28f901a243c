import type { Meta, StoryObj } from '@storybook/react-vite';
import { Benefit, BenefitList, BenefitText, BenefitTitle } from '@uno/ui/BenefitList';
import { HouseNumberScrews } from '@uno/ui/house/PlateScrews';
import { KeyRound, Leaf, MessageSquareReply, RotateCcw } from 'lucide-react';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

const icons = [<KeyRound key="key" />, <MessageSquareReply key="reply" />, <RotateCcw key="again" />, <Leaf key="leaf" />];

interface Benefits {
  /** How many of the four. */
  count: number;
  marks: 'words' | 'icons';
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Benefits({ count, marks, house }: Benefits) {
  const t = useWords(words);
  return (
    <BenefitList>
      {t.slice(0, count).map(([mark, title, text], at) => (
        <Benefit
          key={title}
          mark={
            <>
              {marks === 'icons' ? icons[at] : mark}
              {house && <HouseNumberScrews />}
            </>
          }
        >
          <BenefitTitle>{title}</BenefitTitle>
          <BenefitText>{text}</BenefitText>
        </Benefit>
      ))}
    </BenefitList>
  );
}

const meta = {
  title: 'Marketing/BenefitList',
  component: Benefits,
  subcomponents: { BenefitList, Benefit, BenefitTitle, BenefitText },
  args: { count: 4, marks: 'words', house: true },
  argTypes: { count: { control: { type: 'range', min: 1, max: 4 } }, marks: { control: 'inline-radio', options: ['words', 'icons'] } },
} satisfies Meta<typeof Benefits>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four of the office page: Uno’s screws make the marks house numbers. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const shown = wordsIn(words, globals).slice(0, args.count);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.count);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(shown.map(([, title]) => title));
    // The mark repeats the words, so it is hidden from screen readers.
    for (const item of canvas.getAllByRole('listitem')) await expect(item.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  }),
};

/** Icons. */
export const Icons: Story = { args: { marks: 'icons', house: false } };

/** Marks without screws. */
export const Plain: Story = { args: { house: false } };

/** Three. */
export const Three: Story = { args: { count: 3 } };
