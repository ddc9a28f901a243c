import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inTests } from '../inTests.ts';
import { BesideFields, Codes, PlainAnswers, Reasons } from './ErrorCatalogue.tsx';
import { catalogue, problems } from './errors.ts';

const meta = {
  title: 'Foundations/Errors',
  component: Codes,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Codes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is there in both languages, marked as what it is, and filled in. */
async function expectCompleteTexts(canvasElement: HTMLElement): Promise<void> {
  const texts = (locale: string) => Array.from(canvasElement.querySelectorAll(`section [lang=${locale}]`), ({ textContent }) => textContent);
  await expect(texts('fr-CA')).toHaveLength(texts('en-CA').length);
  for (const text of [...texts('en-CA'), ...texts('fr-CA')]) {
    await expect(text).not.toBe('');
    await expect(text).not.toMatch(/[{}]|errors\./);
  }
}

/** The ten codes. A sentence that only one form says, or says in its own way, names the form; the number and the address are those of the site. */
export const TheTenCodes: Story = {
  play: inTests(async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(catalogue.map(({ code }) => code));
    await expectCompleteTexts(canvasElement);
    // The contact form asks neither how often we should come nor that a telephone be given.
    for (const code of ['missing_schedule', 'invalid_phone']) {
      const entry = canvas.getByText(code).closest('li');
      await expect(entry?.textContent).toContain('Quote request');
      await expect(entry?.textContent).not.toContain('Contact message');
    }
  }),
};

/** What stands for the reason in `database_error` and `unknown_error`. A message that is not ours stands there as it came. */
export const Reason: Story = {
  render: () => <Reasons />,
  play: inTests(({ canvasElement }) => expectCompleteTexts(canvasElement)),
};

/** Each sentence says what to do, not what was wrong. The link in the box has the same words as the field. */
export const Fields: Story = {
  render: () => <BesideFields />,
  play: inTests(async ({ canvas, canvasElement }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(rows.length).toBeGreaterThanOrEqual(problems.length);
    await expectCompleteTexts(canvasElement);
  }),
};

/** What the server answers in plain text, where no form of this site can have sent what came: a page of another site, a program. */
export const WithoutPage: Story = {
  render: () => <PlainAnswers />,
  play: inTests(({ canvasElement }) => expectCompleteTexts(canvasElement)),
};
