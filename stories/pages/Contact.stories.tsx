import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contactForm } from '../../site/src/leads/contact.ts';
import declaration from '../../site/src/pages/contact/declaration.ts';
import { wordsIn } from '../locale.ts';
import { stringsInBoth } from '../siteWords.ts';
import { pageMeta, pageWithForm } from './wholePage.tsx';

const dictionaries = stringsInBoth(declaration.sections);

const meta = { title: 'Pages/Contact', ...pageMeta(declaration), ...pageWithForm(contactForm) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The contact page: the desk with its form, the clocks, the building whose windows are the areas, the terms. Requests are answered, and stored nowhere. */
export const Default: Story = {};

export const Incomplete: Story = {
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    const send = canvas.getByRole('button', { name: t['contact.send'] });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(await canvas.findByText(t['errors.incomplete'])).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t['contact.message.label'] })).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Sent: Story = {
  tags: ['test-only'],
  play: async ({ canvas, globals }) => {
    const t = wordsIn(dictionaries, globals);
    const fields = { 'contact.name.label': 'Zoé Côté', 'contact.email.label': 'zoe@exemple.ca', 'contact.message.label': '2 < 3' } as const;
    for (const label of ['contact.name.label', 'contact.email.label', 'contact.message.label'] as const) {
      await userEvent.type(canvas.getByRole('textbox', { name: t[label] }), fields[label]);
    }
    await userEvent.click(canvas.getByRole('button', { name: t['contact.send'] }));
    const thanks = await canvas.findByRole('heading', { name: t['contact.success.title'] });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};
