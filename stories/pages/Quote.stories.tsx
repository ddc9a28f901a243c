import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormAnswerProvider } from '../../site/src/leadForm/answer.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import type { FormAnswer } from '../../site/src/leads/receive.ts';
import { lacks } from '../../site/src/leads/submit.ts';
import { validate } from '../../site/src/leads/validate.ts';
import QuotePage from '../../site/src/pages/quote/Page.tsx';
import { useWords } from '../language.ts';
import { wordsIn } from '../locale.ts';
import { formNeedsScript } from './formNeedsScript.ts';
import { loadNavigationCode, Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { mockFormStore } from './store.ts';

const dictionaries = stringsInBoth(['quote', 'getQuote', 'form', 'errors']);

function Quote() {
  return (
    <Site path="/get-quote" dictionary={useWords(dictionaries)}>
      <QuotePage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Quote',
  component: Quote,
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [formNeedsScript] } },
  loaders: [loadNavigationCode],
  beforeEach: () => {
    // What a reader typed in another story is no draft of this one.
    quoteForm.draft.forget();
    // Who sends within three seconds of arriving is taken for a robot: this reader has been here for a minute.
    sessionStorage.setItem('uno-opened', String(Date.now() - 60_000));
    return mockFormStore();
  },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quote page: three marked steps, and the review beside them. What is sent here is answered, and stored nowhere. */
export const Default: Story = {};

/** What the server answers to an empty form that was sent without scripts. */
function answerToNothing(): FormAnswer {
  const data = new FormData();
  const verdict = validate(quoteForm, quoteForm.read(data), { trap: '', elapsed: Infinity, minutesLeft: 0, today: '2026-02-01', unread: [], early: lacks(data, quoteForm.needs) });
  return verdict.accepted ? { stored: true } : { stored: false, failure: verdict.failure, fields: verdict.fields, data };
}

/** Sent empty: the error box lists what is missing with links, and each field has its message. */
export const Incomplete: Story = {
  render: () => (
    <FormAnswerProvider value={answerToNothing()}>
      <Quote />
    </FormAnswerProvider>
  ),
};

export const IncompleteIsSaid: Story = {
  ...Incomplete,
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    await expect(canvas.getByText(t['errors.title'])).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: new RegExp(t['quote.service.label']) })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Nothing leaves the page. */
export const SentEmpty: Story = {
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    await userEvent.click(canvas.getByRole('button', { name: t['getQuote.send'] }));
    await expect(await canvas.findByText(t['errors.title'])).toBeVisible();
    const service = canvas.getByRole('combobox', { name: new RegExp(t['quote.service.label']) });
    await expect(service).toHaveAttribute('aria-invalid', 'true');
  },
};
