import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inTests } from '../inTests.ts';
import { wordsIn } from '../locale.ts';
import { BesideFields, Codes, PlainAnswers, Reasons } from './ErrorCatalogue.tsx';
import { errorWords } from './errorWords.ts';
import { catalogue, problems } from './errors.ts';

const meta = {
  title: 'Foundations/Errors',
  component: Codes,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Codes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is there in both languages, with its `lang`, and without an unfilled parameter. */
async function expectCompleteTexts(canvasElement: HTMLElement): Promise<void> {
  const texts = (locale: string) => Array.from(canvasElement.querySelectorAll(`section [lang=${locale}]`), ({ textContent }) => textContent);
  await expect(texts('fr-CA')).toHaveLength(texts('en-CA').length);
  for (const text of [...texts('en-CA'), ...texts('fr-CA')]) {
    await expect(text).not.toBe('');
    await expect(text).not.toMatch(/[{}]|errors\./);
  }
}

/** The ten codes. A message that only one form shows, or that differs from the other form's, names the form; phone and e-mail are the site's. */
export const TheTenCodes: Story = {
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    const { forms } = wordsIn(errorWords, globals);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(catalogue.map(({ code }) => code));
    await expectCompleteTexts(canvasElement);
    // The contact form does not ask for a frequency, and does not require a phone number.
    for (const code of ['missing_schedule', 'invalid_phone']) {
      const entry = canvas.getByText(code).closest('li');
      await expect(entry?.textContent).toContain(forms.quote);
      await expect(entry?.textContent).not.toContain(forms.contact);
    }
  }),
};

/** The texts for the reason in `database_error` and `unknown_error`. A message that is not the site's own is shown as it came. */
export const Reason: Story = {
  render: () => <Reasons />,
  play: inTests(({ canvasElement }) => expectCompleteTexts(canvasElement)),
};

/** Each message says what to do, not what was wrong. The link in the error box has the same words as the field. */
export const Fields: Story = {
  render: () => <BesideFields />,
  play: inTests(async ({ canvas, canvasElement }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(rows.length).toBeGreaterThanOrEqual(problems.length);
    await expectCompleteTexts(canvasElement);
  }),
};

/** The server's plain-text answers to a POST that cannot come from a form of this site, but from another site or a program. */
export const WithoutPage: Story = {
  render: () => <PlainAnswers />,
  play: inTests(({ canvasElement }) => expectCompleteTexts(canvasElement)),
};
