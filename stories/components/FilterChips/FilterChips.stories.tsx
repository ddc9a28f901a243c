import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilter, ActiveFilters, ClearFilters, FilterChip, FilterChipLink, FilterChips } from '@uno/ui/FilterChips';
import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Stack } from '@uno/ui/Stack';
import { type MouseEvent, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { press } from '../../documentation/press.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { articles, categoryNames, type TagName, tagNames } from '../BlogCard/articles.tsx';
import { Filters } from './Buttons.example.tsx';
import { keyboard } from './FilterChips.keyboard.ts';
import { words } from './words.ts';

const categories = ['cleaning-tips', 'operations', 'sustainability', 'case-studies', 'industry-updates'] as const;
const tags = ['winter', 'lobbies', 'floors', 'calcium', 'nights', 'keys', 'dust', 'condos', 'products'] as const;

type CategoryName = (typeof categories)[number];

interface Chosen {
  category?: CategoryName | undefined;
  tag?: TagName | undefined;
}

const meta = {
  title: 'Blog/FilterChips',
  component: FilterChips,
  parameters: { controls: { disable: true } },
  subcomponents: { FilterChip, FilterChipLink, ActiveFilters, ActiveFilter, ClearFilters },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj;

/** `#?category=operations&tag=winter` */
const address = (chosen: Chosen): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(chosen)) if (value !== undefined) query.set(key, value);
  return `#?${query.toString()}`;
};

/** The filters of the blog as links: each address is the list that it leads to. */
function AsLinks({ first, withSearch = false }: { first: Chosen; withSearch?: boolean }) {
  const t = useWords(words);
  const categoryName = useWords(categoryNames);
  const tagName = useWords(tagNames);
  const [chosen, setChosen] = useState(first);
  const { category, tag } = chosen;
  const to = (next: Chosen) => ({
    href: address(next),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setChosen(next);
    },
  });
  const leave = (next: Chosen) => ({ href: address(next), onRemove: to(next).onClick });
  const found = articles.filter((one) => (!category || one.category === category) && (!tag || one.tags.includes(tag)));
  return (
    <Stack>
      {withSearch && <SearchField label={t.search} labels={t.labels} />}
      <FilterChips label={t.category}>
        {categories.map((name) => (
          <FilterChipLink key={name} active={name === category} {...to({ ...chosen, category: name === category ? undefined : name })}>
            {categoryName[name]}
          </FilterChipLink>
        ))}
      </FilterChips>
      {withSearch && (
        <FilterChips label={t.tag}>
          {tags.map((name) => (
            <FilterChipLink key={name} active={name === tag} {...to({ ...chosen, tag: name === tag ? undefined : name })}>
              {tagName[name]}
            </FilterChipLink>
          ))}
        </FilterChips>
      )}
      <ActiveFilters label={t.active} labels={{ empty: t.none }}>
        {category && (
          <ActiveFilter labels={{ remove: t.remove(categoryName[category]) }} {...leave({ ...chosen, category: undefined })}>
            {categoryName[category]}
          </ActiveFilter>
        )}
        {tag && (
          <ActiveFilter labels={{ remove: t.remove(tagName[tag]) }} {...leave({ ...chosen, tag: undefined })}>
            {tagName[tag]}
          </ActiveFilter>
        )}
        {(category ?? tag) && <ClearFilters {...leave({})}>{t.clear}</ClearFilters>}
      </ActiveFilters>
      {withSearch && (
        <ResultCount count={found.length} total={articles.length}>
          {t.count(found.length, articles.length)}
        </ResultCount>
      )}
    </Stack>
  );
}

/** Links, as on the blog: without JavaScript each leads to its list. */
export const Default: Story = {
  render: () => <AsLinks first={{ category: 'operations' }} />,
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const names = wordsIn(categoryNames, globals);
    const group = within(canvas.getByRole('group', { name: t.category }));
    await expect(group.getAllByRole('link')).toHaveLength(categories.length);
    // The active filter leads to the list without it; each other one to the list with it.
    await expect(group.getByRole('link', { current: true })).toHaveAccessibleName(names.operations);
    await expect(group.getByRole('link', { current: true })).toHaveAttribute('href', '#?');
    await expect(group.getByRole('link', { name: names.sustainability })).toHaveAttribute('href', '#?category=sustainability');
    await expect(within(canvas.getByRole('group', { name: t.active })).getByRole('link', { name: t.remove(names.operations) })).toBeVisible();
  }),
};

/** No filter is on: the list of active filters says so. */
export const NothingChosen: Story = {
  render: () => <AsLinks first={{}} />,
  play: inTests(async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  }),
};

/** With the search and the count, as they are above the cards. */
export const AboveTheCards: Story = {
  render: () => <AsLinks first={{ category: 'cleaning-tips', tag: 'winter' }} withSearch />,
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('status').textContent).toBe(t.count(1, articles.length));
    await userEvent.click(canvas.getByRole('link', { name: t.clear }));
    await expect(canvas.getByRole('status').textContent).toBe(t.count(articles.length, articles.length));
    await expect(canvas.getByRole('group', { name: t.active })).toHaveFocus();
  }),
};

/** The props of `Filters`. */
function AsButtons() {
  const { category, tag, active, none, clear, remove } = useWords(words);
  const { 'cleaning-tips': tips, operations, sustainability } = useWords(categoryNames);
  const { winter, floors } = useWords(tagNames);
  return (
    <Filters
      words={{ category, tag, active, none, clear, remove }}
      categories={{ 'cleaning-tips': tips, operations, sustainability }}
      tags={{ winter, floors }}
      first={['operations', 'winter']}
    />
  );
}

/** Buttons that stay pressed, where the choice has no address. Removing one by one, the focus is never lost. */
export const Buttons: Story = {
  render: () => <AsButtons />,
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const operations = canvas.getByRole('button', { name: wordsIn(categoryNames, globals).operations });
    await expect(operations).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t.remove(wordsIn(categoryNames, globals).operations) }));
    await expect(operations).toHaveAttribute('aria-pressed', 'false');
    const left = canvas.getByRole('button', { name: t.remove(wordsIn(tagNames, globals).winter) });
    await expect(left).toHaveFocus();
    await userEvent.click(left);
    await expect(canvas.getByRole('group', { name: t.active })).toHaveFocus();
  }),
};

/** A filter that keeps its own state. */
export const Uncontrolled: Story = {
  render: function Render() {
    const t = useWords(words);
    const names = useWords(categoryNames);
    return (
      <FilterChips label={t.category}>
        <FilterChip defaultPressed>{names.operations}</FilterChip>
        <FilterChip>{names.sustainability}</FilterChip>
      </FilterChips>
    );
  },
  play: inTests(async ({ canvas, globals }) => {
    const operations = canvas.getByRole('button', { name: wordsIn(categoryNames, globals).operations, pressed: true });
    await userEvent.click(operations);
    await expect(operations).toHaveAttribute('aria-pressed', 'false');
  }),
};

/** A chosen filter is swept clear with `transform` only, which needs no layout and no paint. */
export const Swept: Story = {
  tags: ['test-only'],
  render: () => <AsButtons />,
  play: async ({ canvas, globals }) => {
    const chip = canvas.getByRole('button', { name: wordsIn(categoryNames, globals).sustainability });
    const moved = new Set<string>();
    chip.addEventListener('transitionrun', ({ propertyName }) => moved.add(propertyName));
    await userEvent.click(chip);
    await waitFor(() => expect(moved.size).toBeGreaterThan(0));
    await expect([...moved]).toEqual(['transform']);
  },
};

/**
 * After the last filter is removed by keyboard, the focus is on something visible (WCAG 2.4.7): the empty list, at
 * its usual size, with a ring; and what is below it has not moved.
 */
export const LastOneRemoved: Story = {
  tags: ['test-only'],
  render: () => (
    <>
      <AsButtons />
      <hr />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const group = canvas.getByRole('group', { name: t.active });
    const below = canvas.getByRole('separator');
    const before = below.getBoundingClientRect().top;
    await expect(canvas.getByText(t.none)).not.toBeVisible();
    canvas.getByRole('button', { name: t.clear }).focus();
    await press('Enter');
    await expect(group).toHaveFocus();
    await expect(canvas.getByText(t.none)).toBeVisible();
    const { width, height } = group.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(group);
    await expect([outlineStyle, outlineWidth, clipPath]).toEqual(['solid', '3px', 'none']);
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

/** Every state, side by side. */
export const States: Story = {
  render: function Render() {
    const { category } = useWords(words);
    const { operations } = useWords(categoryNames);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {}, chosen: { defaultPressed: true }, disabled: { disabled: true } }}
        render={(given, id) => (
          <FilterChips label={category}>
            <FilterChip id={id} {...given}>
              {operations}
            </FilterChip>
          </FilterChips>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: () => <AsButtons />, tags: ['test-only'], play: proves(keyboard) };
