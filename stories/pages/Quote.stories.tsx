import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormResultProvider } from '../../site/src/leadForm/formResult.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import type { FormResult } from '../../site/src/leads/receive.ts';
import { lacksRequiredField } from '../../site/src/leads/submit.ts';
import { validate } from '../../site/src/leads/validate.ts';
import declaration from '../../site/src/pages/quote/declaration.ts';
import { inTests } from '../inTests.ts';
import { wordsIn } from '../locale.ts';
import { stringsInBoth } from '../siteWords.ts';
import { pageMeta, pageWithForm } from './wholePage.tsx';

const dictionaries = stringsInBoth(declaration.sections);

const meta = { title: 'Pages/Quote', ...pageMeta(declaration), ...pageWithForm(quoteForm) };

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The quote page: three steps, and the review beside them. A mocked store answers requests. */
export const Default: Story = {};

/** The server's answer to an empty form that was posted without JavaScript. */
function answerToNothing(): FormResult {
  const data = new FormData();
  const verdict = validate(quoteForm, quoteForm.read(data), { trap: '', elapsed: Infinity, minutesLeft: 0, today: '2026-02-01', unread: [], early: lacksRequiredField(data, quoteForm.needs) });
  return verdict.accepted ? { stored: true } : { stored: false, failure: verdict.failure, fields: verdict.fields, data };
}

/** The error box is shown, and the empty field has its message. */
const expectMissingAnswersShown = async ({ canvas, globals }: Context): Promise<void> => {
  const t = wordsIn(dictionaries, globals);
  await expect(await canvas.findByText(t['errors.title'])).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: new RegExp(t['quote.service.label']) })).toHaveAttribute('aria-invalid', 'true');
};

/** Sent empty: the error box lists what is missing with links, and each field has its message. */
export const Incomplete: Story = {
  decorators: (Quote) => (
    <FormResultProvider value={answerToNothing()}>
      <Quote />
    </FormResultProvider>
  ),
  play: inTests(expectMissingAnswersShown),
};

/** Sending the empty form sends no request. */
export const SentEmpty: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: wordsIn(dictionaries, context.globals)['getQuote.send'] }));
    await expectMissingAnswersShown(context);
  },
};
