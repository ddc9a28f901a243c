import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contactForm } from '../../site/src/leads/contact.ts';
import ContactPage from '../../site/src/pages/contact/Page.tsx';
import { useWords } from '../language.ts';
import { wordsIn } from '../locale.ts';
import { formNeedsScript } from './formNeedsScript.ts';
import { loadNavigationCode, Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';
import { mockFormStore } from './store.ts';

const dictionaries = stringsInBoth(['contact', 'form', 'errors', 'common', 'pictures']);

function Contact() {
  return (
    <Site path="/contact" dictionary={useWords(dictionaries)}>
      <ContactPage />
    </Site>
  );
}

const meta = {
  title: 'Pages/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [formNeedsScript] } },
  loaders: [loadNavigationCode],
  beforeEach: () => {
    // What a reader typed in another story is no draft of this one.
    contactForm.draft.forget();
    // Who sends within three seconds of arriving is taken for a robot: this reader has been here for a minute.
    sessionStorage.setItem('uno-opened', String(Date.now() - 60_000));
    return mockFormStore();
  },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contact page: the desk with its form, the clocks, the building whose windows are the areas, the terms. What is sent here is answered, and stored nowhere. */
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
