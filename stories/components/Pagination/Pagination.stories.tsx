import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@uno/ui/Pagination';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { fitsInLargeLetters } from '../../largeLetters.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './Pagination.keyboard.ts';
import { words } from './words.ts';

/** A blog's pages: following a link shows that page. */
function Pages({ page: first, pages, onNavigate }: Pick<ComponentProps<typeof Pagination>, 'page' | 'pages' | 'onNavigate'>) {
  const { navigation, ...labels } = useWords(words);
  const [page, setPage] = useState(first);
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={(to) => `#page-${to}`}
      aria-label={navigation}
      labels={{ ...labels, page: (to) => `${labels.page} ${to}` }}
      onNavigate={(to, event) => {
        event.preventDefault();
        onNavigate?.(to, event);
        setPage(to);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pages,
  subcomponents: { Pagination },
  args: { page: 2, pages: 5, onNavigate: fn() },
  render: (args) => <Pages key={args.page} {...args} />,
  argTypes: { page: { control: { type: 'number', min: 1 } }, pages: { control: { type: 'number', min: 1 } } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clear panes before the page being read, dull ones after it. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('navigation', { name: t.navigation })).toBeVisible();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(`${t.page} ${args.page}`);
    await expect(canvas.getByRole('link', { name: t.next })).toHaveAttribute('href', `#page-${args.page + 1}`);
    await userEvent.click(canvas.getByRole('link', { name: t.next }));
    await expect(args.onNavigate).toHaveBeenCalledWith(args.page + 1, expect.anything());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(`${t.page} ${args.page + 1}`);
    // WCAG 2.5.8
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  }),
};

/** At an end, one link is disabled and has no address; the other leads on. */
const endsWith = (word: 'previous' | 'next', other: 'previous' | 'next'): Story['play'] =>
  inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const link = canvas.getByRole('link', { name: t[word] });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: t[other] })).not.toHaveAttribute('aria-disabled');
  });

/** On the first page, “previous” is disabled, and has no address. */
export const FirstPage: Story = { args: { page: 1 }, play: endsWith('previous', 'next') };

/** On the last page it is “next”. */
export const LastPage: Story = { args: { page: 5 }, play: endsWith('next', 'previous') };

/** Many pages: the ends and the neighbours are shown, the others are left out. */
export const ManyPages: Story = {
  args: { page: 9, pages: 24 },
  play: inTests(async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('listitem', { hidden: true });
    await expect(entries.slice(1, -1).map((entry) => entry.textContent)).toEqual(['1', '…', '8', '9', '10', '…', '24']);
  }),
};

/** A gap replaces two pages or more, and the strip keeps its length from page to page. */
export const Gaps: Story = {
  tags: ['test-only'],
  args: { page: 1, pages: 9 },
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const seen = [];
    for (let page = 1; page <= 9; page += 1) {
      seen.push(canvas.getAllByRole('listitem', { hidden: true }).slice(1, -1).map((entry) => entry.textContent).join(' '));
      if (page < 9) await userEvent.click(canvas.getByRole('link', { name: t.next }));
    }
    await expect(seen).toEqual([
      '1 2 3 4 5 … 9',
      '1 2 3 4 5 … 9',
      '1 2 3 4 5 … 9',
      '1 2 3 4 5 … 9',
      '1 … 4 5 6 … 9',
      '1 … 5 6 7 8 9',
      '1 … 5 6 7 8 9',
      '1 … 5 6 7 8 9',
      '1 … 5 6 7 8 9',
    ]);
  },
};

/** Ctrl-click opens a tab: the page isn't told, and doesn't change. */
export const NewTab: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const next = within(canvasElement).getByRole('link', { name: t.next });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // The tab itself would outlive the story.
    next.ownerDocument.addEventListener('click', (event) => event.preventDefault(), { once: true });
    next.dispatchEvent(click);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

/** A single page has no pagination. */
export const OnePage: Story = {
  tags: ['test-only'],
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** On a phone the words of the arrows are hidden, and still their names. This story is not in the documentation, whose pages are wider. */
export const OnPhones: Story = { tags: ['test-only'], args: { page: 9, pages: 24 }, globals: { viewport: { value: 'w320' } }, play: fitsInLargeLetters };

/** Every state, side by side. Disabled: on the first page “previous” has no address. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, ({ navigation, ...labels }) => (
    <StateSheet
      states={{ rest: { page: 2 }, hover: { page: 2 }, focus: { page: 2 }, disabled: { page: 1 } }}
      render={({ page }, id) => (
        <Pagination page={page} pages={3} aria-label={`${navigation} ${id}`} hrefOf={(to) => `#${id}-${to}`} labels={{ ...labels, page: `${labels.page} {page}` }} />
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
