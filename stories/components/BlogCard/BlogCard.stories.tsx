import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogCard, BlogCardDate, BlogCardExcerpt, BlogCardMinutes, BlogCardMore, BlogCardList, BlogCardTags, BlogCardTitle } from '@uno/ui/BlogCard';
import { CategoryBadgeLink } from '@uno/ui/CategoryBadge';
import { TagChipLink } from '@uno/ui/TagChip';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import type { ComponentProps, MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { categories as tints } from '../../../site/categories.ts';
import { dayText, monthText } from '../../../site/i18n/formats.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { proves } from '../../documentation/keyboard.ts';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useChoice, useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { broken } from '../ImageWithFallback/scene.ts';
import { articles, categoryNames, tagNames } from './articles.tsx';
import { keyboard } from './BlogCard.keyboard.ts';

const words = {
  'en-CA': { minutes: 'min read', more: 'Read more' },
  'fr-CA': { minutes: 'min de lecture', more: 'Lire la suite' },
};

/** The args of the stories. */
interface Articles {
  /** How many of the five. */
  count: number;
  pictures: boolean;
  layout?: ComponentProps<typeof BlogCardList>['layout'];
  onOpen?: (href: string) => void;
}

const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

const cardsIn = (canvasElement: Element): readonly Element[] => [...(canvasElement.querySelector('ul')?.children ?? [])];

/** Clicks the link at a position, once the card is laid out: cards out of view are not. */
async function pressAt(place: () => readonly [x: number, y: number]): Promise<void> {
  const link = await waitFor(() => {
    const found = document.elementFromPoint(...place())?.closest('a') ?? null;
    if (found === null) throw new Error('There is no link at this position.');
    return found;
  });
  await userEvent.click(link);
}

function Articles({ count, pictures, layout, onOpen }: Articles) {
  const choose = useChoice();
  const locale = useLocale();
  const t = useWords(words);
  const categories = useWords(categoryNames);
  const tags = useWords(tagNames);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onOpen?.(event.currentTarget.hash);
  };
  return (
    <BlogCardList layout={layout}>
      {articles.slice(0, count).map((article) => {
        const { title, excerpt } = choose(article.words);
        const date = new Date(article.date);
        return (
          <BlogCard
            key={article.slug}
            picture={pictures ? article.picture : undefined}
            facts={
              <>
                <BlogCardDate dateTime={article.date} day={dayText(locale, date)}>
                  {monthText(locale, date)}
                </BlogCardDate>
                <BlogCardMinutes minutes={article.minutes}>{t.minutes}</BlogCardMinutes>
              </>
            }
          >
            <CategoryBadgeLink tint={tints[article.category]} mark={<CategoryWindow tint={tints[article.category]} />} href={`#category/${article.category}`} onClick={open}>
              {categories[article.category]}
            </CategoryBadgeLink>
            <BlogCardTitle href={`#${article.slug}`} onClick={open}>
              {title}
            </BlogCardTitle>
            <BlogCardExcerpt>{excerpt}</BlogCardExcerpt>
            <BlogCardTags>
              {article.tags.map((tag) => (
                <TagChipLink key={tag} href={`#tag/${tag}`} onClick={open}>
                  {tags[tag]}
                </TagChipLink>
              ))}
            </BlogCardTags>
            <BlogCardMore>{t.more}</BlogCardMore>
          </BlogCard>
        );
      })}
    </BlogCardList>
  );
}

const meta = {
  title: 'Blog/BlogCard',
  component: Articles,
  subcomponents: { BlogCardList, BlogCard, BlogCardDate, BlogCardMinutes, BlogCardTitle, BlogCardExcerpt, BlogCardTags, BlogCardMore },
  args: { count: 3, pictures: true, onOpen: fn() },
  argTypes: { count: { control: { type: 'range', min: 1, max: 5 } }, layout: { control: 'inline-radio', options: ['grid', 'lead', 'list'] } },
} satisfies Meta<typeof Articles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three abreast, as on the blog’s index. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles).toHaveLength(args.count);
    // The title is the card's only link to the article; “Read more” is hidden from screen readers.
    for (const title of titles) await expect(within(title).getByRole('link')).toHaveAccessibleName(title.textContent);
    await expect(canvas.getAllByText(t.more)).toHaveLength(args.count);
    await expect(canvas.queryAllByRole('link', { name: t.more })).toHaveLength(0);
    // The first article has four tags; three are shown.
    const [card] = canvasElement.querySelectorAll('li');
    await expect(card?.querySelectorAll('li')).toHaveLength(3);
    // The date is read as one.
    await expect(card?.querySelector('time')).toHaveTextContent(/^22 (Jan\.?|janv\.) 2025$/);
  }),
};

/** A click anywhere on the card opens the article: on “Read more”, or on the text. */
export const WholePane: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, canvasElement, globals }) => {
    const [more] = canvas.getAllByText(wordsIn(words, globals).more);
    const excerpt = canvasElement.querySelector('h3 + p');
    for (const place of [more, excerpt]) {
      await pressAt(() => {
        const { left, top, height } = place?.getBoundingClientRect() ?? new DOMRect();
        return [left + 12, top + height / 2];
      });
    }
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith('#calcium-lobby-floor');
  },
};

/** The tags and the category are links of their own, above the pane. */
export const OwnLinks: Story = {
  tags: ['test-only'],
  args: { count: 1 },
  play: async ({ args, canvas, globals }) => {
    for (const [name, href] of [
      [wordsIn(tagNames, globals).winter, '#tag/winter'],
      [wordsIn(categoryNames, globals)['cleaning-tips'], '#category/cleaning-tips'],
    ] as const) {
      await pressAt(() => {
        const { left, top, width, height } = canvas.getByRole('link', { name }).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      });
      await expect(args.onOpen).toHaveBeenLastCalledWith(href);
    }
  },
};

/** A card in every state. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const choose = useChoice();
    const { more } = useWords(words);
    const [article] = articles;
    const t = article && choose(article.words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <BlogCardList>
            <BlogCard {...given}>
              <BlogCardTitle id={id} href="#article">
                {t?.title}
              </BlogCardTitle>
              <BlogCardExcerpt>{t?.excerpt}</BlogCardExcerpt>
              <BlogCardMore>{more}</BlogCardMore>
            </BlogCard>
          </BlogCardList>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { args: { count: 2 }, tags: ['test-only'], play: proves(keyboard) };

/** The last cards fill their row. */
export const Five: Story = { args: { count: 5 } };

/** `layout="lead"`: from 560 px of its own width the first is a row of its own, as on the first page of the blog. */
export const Lead: Story = {
  args: { count: 4, layout: 'lead' },
  globals: { viewport: { value: 'w1280' } },
  play: inTests(async ({ canvasElement }) => {
    const [wall, lead, second, third] = [canvasElement.querySelector('ul'), ...cardsIn(canvasElement)].map(boxOf);
    await expect(lead?.width).toBeCloseTo(wall?.width ?? 0, 0);
    await expect(second?.top).toBe(third?.top);
  }),
};

/** In two columns too, the first card of `lead` leaves no hole in its row. */
export const LeadInTwoColumns: Story = {
  args: { count: 2, layout: 'lead' },
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  decorators: [inWidth('38rem')],
  play: async ({ canvasElement }) => {
    const [wall, lead, last] = [canvasElement.querySelector('ul'), ...cardsIn(canvasElement)].map(boxOf);
    await expect(lead?.width).toBeCloseTo(wall?.width ?? 0, 0);
    await expect(last?.width).toBeCloseTo(wall?.width ?? 0, 0);
  },
};

/** `layout="list"`: from 672 px of its own width each is a row, as on the page of a tag. */
export const List: Story = {
  args: { layout: 'list' },
  globals: { viewport: { value: 'w1280' } },
  play: inTests(async ({ canvasElement }) => {
    const rows = cardsIn(canvasElement).map(boxOf);
    await expect(new Set(rows.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    for (const card of cardsIn(canvasElement)) await expect(boxOf(card.lastElementChild).left).toBeGreaterThanOrEqual(boxOf(card.firstElementChild).right - 1);
  }),
};

/** A picture that does not load: its `alt` in an empty pane. */
export const BrokenPicture: Story = {
  tags: ['test-only'],
  render: function Render() {
    const [alt] = Object.values(useWords(categoryNames));
    return (
      <BlogCardList>
        <BlogCard picture={<img src={broken} alt={alt} />} />
      </BlogCardList>
    );
  },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img');
    await waitFor(() => expect(getComputedStyle(img, '::after').content).toContain(img.getAttribute('alt')));
  },
};

/** Without a picture, the day and the minutes are the head of the card. */
export const WithoutPictures: Story = { args: { pictures: false } };
