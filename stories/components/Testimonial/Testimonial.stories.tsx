import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating, Testimonial, TestimonialSource } from '@uno/ui/Testimonial';
import { expect, within } from 'storybook/test';
import { bestRating, testimonials } from '../../../site/content/testimonials.ts';
import type { StringsOf } from '../../../site/content/sections.ts';
import { createT } from '../../../site/i18n/t.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useChoice, useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['common']);

interface Voice {
  /** Which of the six. */
  index: number;
  /** Panes of five. */
  rating: number;
}

function Voice({ index, rating }: Voice) {
  const locale = useLocale();
  const t = createT<StringsOf<'common'>>(locale, useWords(dictionaries));
  const choose = useChoice();
  const said = testimonials[index];
  return (
    said && (
      <Testimonial
        rating={<Rating value={rating}>{t('common.rating', { rating, best: bestRating })}</Rating>}
        source={
          <TestimonialSource name={said.name}>
            {choose(said.role)}, {said.company}
          </TestimonialSource>
        }
      >
        {choose(said.content)}
      </Testimonial>
    )
  );
}

const meta = {
  title: 'Marketing/Testimonial',
  component: Voice,
  subcomponents: { Testimonial, TestimonialSource, Rating },
  args: { index: 0, rating: bestRating },
  argTypes: { index: { control: { type: 'range', min: 0, max: 5 } }, rating: { control: { type: 'range', min: 0, max: 5 } } },
} satisfies Meta<typeof Voice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Given room, one large quotation. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure');
    await expect(within(figure).getByRole('blockquote')).toBeVisible();
    // The rating is text; the panes only draw it.
    await expect(within(figure).getByText(/^5 (out of|sur) 5$/)).toBeVisible();
    await expect(within(figure).queryByRole('img')).toBeNull();
  }),
};

/** One of two side by side: the size of a title. */
export const Half: Story = {
  args: { index: 2 },
  decorators: [inWidth('30rem')],
};

/** In a column: the size of running text. */
export const Narrow: Story = {
  args: { index: 1 },
  decorators: [inWidth('22rem')],
};
