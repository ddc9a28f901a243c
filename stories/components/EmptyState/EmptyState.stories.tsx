import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { Link } from '@uno/ui/Link';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onSurface, onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { keyboard } from './EmptyState.keyboard.ts';
import { Listing as LoadedList, Towns } from './Listing.example.tsx';
import { listingWords, words } from './words.ts';

interface EmptyResultProps {
  /** Whether a sentence says what to try. */
  text: boolean;
}

function EmptyResult({ text }: EmptyResultProps) {
  const t = useWords(words);
  return (
    <EmptyState
      picture={
        <svg viewBox="0 0 192 84">
          <path d="M2 66h188M24 66v16M168 66v16M92 66L116 20l14 7-24 46z" strokeWidth={4} />
        </svg>
      }
    >
      <EmptyStateTitle>{t.title}</EmptyStateTitle>
      {text && <p>{t.text}</p>}
      <Link href="#blog">{t.clear}</Link>
    </EmptyState>
  );
}

const meta = {
  title: 'Blog/EmptyState',
  component: EmptyResult,
  subcomponents: { EmptyState, EmptyStateTitle },
  args: { text: true },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Instead of the articles, when the filters find none. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByText(t.title)).toBeVisible();
    await expect(canvas.getByText(t.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.clear })).toHaveAttribute('href', '#blog');
    await expect(canvas.queryByRole('heading')).toBeNull();
  }),
};

/** Only a title. */
export const TitleAlone: Story = { args: { text: false } };

/** On the surface `subtle`. */
export const OnSubtle: Story = { render: onSurface('subtle', EmptyResult) };

/** On phones. */
export const OnPhones: Story = onPhones('18rem');

/** The requests that a test answers. */
const pending: { resolve: () => void; reject: () => void }[] = [];

const branches = (order: string, most: number, entries: readonly string[]) => ({ entries: (order === 'reverse' ? entries.toReversed() : entries).slice(0, most), total: entries.length });

const makeLoader = (entries: readonly string[]) => (order: string, most: number) =>
  new Promise<ReturnType<typeof branches>>((resolve, reject) => {
    pending.push({ resolve: () => resolve(branches(order, most, entries)), reject: () => reject(new Error('offline')) });
  });

/** The loader of a language's entries: the same one at each render. */
const loaders = new WeakMap<readonly string[], ReturnType<typeof makeLoader>>();
function loaderOf(entries: readonly string[]) {
  const made = loaders.get(entries) ?? makeLoader(entries);
  loaders.set(entries, made);
  return made;
}

/** Every state of a list that is loaded: sort it, show more. */
export const Listing: Story = {
  parameters: {
    controls: { disable: true },
    modes: { exempt: [{ check: 'without-script', element: ['“3 of 5 branches”', '“Dorval”', '“Lachine”', '“Laval”', '“Show more branches”'], reason: 'The example loads its list in the browser.', until: '2027-05-21' }] },
  },
  render: inWords(listingWords, ({ entries, ...t }) => <Towns entries={entries} words={t} />),
};

/** The focus stays on a button that is busy; when it goes away, the first new entry takes it. */
export const ListingStates: Story = {
  tags: ['test-only'],
  render: inWords(listingWords, (t) => <LoadedList load={loaderOf(t.entries)} words={t} />),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(listingWords, globals);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t.loading);
    pending.pop()?.reject();
    const retry = await canvas.findByRole('button', { name: t.retry });
    await expect(status).toHaveTextContent(t.failed);
    await userEvent.click(retry);
    await expect(retry).toHaveFocus();
    await expect(retry).toHaveAccessibleName(t.busy);
    await expect(status).toHaveTextContent(t.loading);
    pending.pop()?.resolve();
    await expect(await canvas.findByRole('heading', { name: t.entries[0] })).toBeVisible();
    await expect(document.activeElement?.textContent).toBe(t.entries[0]);
    await expect(status).toHaveTextContent(t.count(3, 5));
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await expect(canvas.getByRole('button', { name: t.busy })).toHaveFocus();
    pending.pop()?.resolve();
    await canvas.findByRole('heading', { name: t.entries[4] });
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement?.textContent).toBe(t.entries[3]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t.sort }), 'reverse');
    pending.pop()?.resolve();
    await expect((await canvas.findAllByRole('heading'))[0]).toHaveTextContent(t.entries[0] ?? '');
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
