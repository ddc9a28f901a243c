import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@uno/ui/SearchField';
import { useId } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { Searching } from './FromOutside.example.tsx';
import { keyboard } from './SearchField.keyboard.ts';
import { words } from './words.ts';

/** The args of the stories. */
interface Search {
  defaultValue?: string;
  /** Called with the words; the story stays where it is. */
  onSearch?: (words: string) => void;
}

function Search({ defaultValue, onSearch }: Search) {
  const t = useWords(words);
  return (
    <SearchField
      // The field keeps its own value, so a new `defaultValue` needs a new field.
      key={`${t.label} ${defaultValue}`}
      id={useId()}
      label={t.label}
      labels={t.labels}
      defaultValue={defaultValue}
      onSubmit={(event) => {
        event.preventDefault();
        const sought = new FormData(event.currentTarget).get('search');
        if (typeof sought === 'string') onSearch?.(sought);
      }}
    >
      <input type="hidden" name="category" value="operations" />
    </SearchField>
  );
}

const meta = {
  title: 'Blog/SearchField',
  component: Search,
  subcomponents: { SearchField },
  args: { onSearch: fn() },
  argTypes: { defaultValue: { control: 'text' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with a labelled field. It is empty, so there is no clear button. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    const field = canvas.getByRole('searchbox', { name: t.label });
    await expect(field.closest('search')).not.toBeNull();
    await expect(canvas.queryByRole('button', { name: t.labels.clear })).toBeNull();
    await userEvent.type(field, t.query);
    await userEvent.click(canvas.getByRole('button', { name: t.labels.submit }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(t.query);
  }),
};

/** With the words of the address. Clearing gives the focus back to the field. */
export const Filled: Story = {
  args: { defaultValue: 'calcium' },
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('calcium');
    await userEvent.click(canvas.getByRole('button', { name: t.labels.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t.labels.clear })).toBeNull();
  }),
};

/** Without JavaScript it is a form: the address has the words, and the other filters. */
export const AsAForm: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <SearchField label={t.label} labels={t.labels} action="/blog" defaultValue="calcium">
      <input type="hidden" name="category" value="operations" />
    </SearchField>
  )),
  play: inTests(async ({ canvasElement }) => {
    const form = canvasElement.querySelector('search form');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/blog');
    await expect([...new FormData(form instanceof HTMLFormElement ? form : undefined)]).toEqual([
      ['search', 'calcium'],
      ['category', 'operations'],
    ]);
  }),
};

/** Controlled: typing, clearing and Escape all come through `onChange`. */
export const FromOutside: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const t = useWords(words);
    return <Searching words={{ label: t.label, labels: t.labels }} />;
  },
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const field = canvas.getByRole('searchbox');
    const heard = canvas.getByRole('status');
    await userEvent.type(field, 'sel');
    await expect(heard).toHaveTextContent('sel');
    await userEvent.click(canvas.getByRole('button', { name: t.labels.clear }));
    await expect(heard).toBeEmptyDOMElement();
    await userEvent.type(field, 'dust{Escape}');
    await expect(heard).toBeEmptyDOMElement();
    await expect(field).toHaveValue('');
  }),
};

/** Two searches on a page: each landmark has a name, and the label still names the field. */
export const NamedLandmark: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <>
      <SearchField aria-label={t.onPage} label={t.label} labels={t.labels} />
      <h2 id="search-everywhere">{t.everywhere}</h2>
      <SearchField aria-labelledby="search-everywhere" label={t.label} labels={{ ...t.labels, submit: <b>{t.labels.submit}</b> }} />
    </>
  )),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    for (const name of [t.onPage, t.everywhere]) {
      // Testing Library does not know the role of `<search>` yet.
      const search = canvas.getByLabelText(name);
      await expect(search.tagName).toBe('SEARCH');
      const landmark = within(search);
      await expect(landmark.getByRole('searchbox')).toHaveAccessibleName(t.label);
      await expect(landmark.getByRole('button', { name: t.labels.submit })).toBeVisible();
    }
  },
};

/** Every state, side by side. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, filled: { defaultValue: 'calcium' } }}
      render={(given, id) => <SearchField id={id} label={t.label} labels={t.labels} aria-label={`${t.label} ${id}`} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
