import { Checkbox } from '@uno/ui/Checkbox';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { FieldGroup } from '@uno/ui/Field';
import { Form, FormRow, FormTrap } from '@uno/ui/Form';
import { NumberStepper } from '@uno/ui/NumberStepper';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { Subscribe } from './Action.example.tsx';
import { Enquiry } from './WithErrors.example.tsx';
import { errorKeyboard, keyboard, sent } from './Form.keyboard.ts';
import { enquiryWords, words } from './words.ts';

const meta = { title: 'Forms/Form', component: Form, subcomponents: { FormRow, FormTrap } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof Form>>>;

/** Short fields side by side where there is room; the legally required notice is before the button. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
      {...args}
    >
      <FormRow>
        <TextField name="name" label={t.name} autoComplete="name" required />
        <TextField name="company" label={t.company} marker={t.optional} autoComplete="organization" />
      </FormRow>
      <FormRow>
        <TextField name="email" type="email" label={t.email} autoComplete="email" required />
        <TextField name="phone" type="tel" label={t.phone} marker={t.optional} autoComplete="tel" />
      </FormRow>
      <TextArea name="message" label={t.message} required />
      <FieldGroup id="counts" legend={t.counts}>
        <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} />
      </FieldGroup>
      <Checkbox name="eco" label={t.eco} />
      <p>{t.privacy}</p>
      <p>
        <SubmitButton labels={{ busy: t.busy }}>{t.send}</SubmitButton>
      </p>
      <FormTrap name="website" label={t.trap} />
    </Form>
  )),
};

/** With `useForm`: errors in the box and beside the fields, the focus, a failure that keeps everything, and the thanks. */
export const FormWithErrors: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(enquiryWords, (t) => <Enquiry words={t} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(canvas.getByRole('group', { name: t.title })).toHaveFocus();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([t.nameError, t.error, t.topicsError]);
    await userEvent.type(canvas.getByRole('textbox', { name: t.name }), 'Claire');
    await expect(canvas.getByRole('textbox', { name: t.name })).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole('textbox', { name: t.email })).toHaveAccessibleDescription(t.error);
  }),
};

/** With a function as its `action`: while it runs the button is busy, and a refusal empties nothing. */
export const WithAction: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, ({ email, title, error, send, busy }) => <Subscribe words={{ email, title, error, send, busy }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const field = canvas.getByRole('textbox', { name: t.email });
    await userEvent.type(field, 'claire@');
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await userEvent.click(await canvas.findByRole('link', { name: t.error }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('claire@');
  }),
};

/** Two forms of one page with fields of the same names: each label and each link leads within its own form. */
export const TwoOnOnePage: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <>
      {['first', 'second'].map((form) => (
        <Form key={form} aria-label={form}>
          <ErrorBox title={t.send} autoFocus={false} items={[{ href: `#${form}-name`, children: t.message }]} />
          <TextField id={`${form}-name`} name="name" label={t.name} error={t.message} />
        </Form>
      ))}
    </>
  )),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const second = within(canvas.getByRole('form', { name: 'second' }));
    const field = second.getByRole('textbox', { name: t.name });
    await expect(field).toHaveAccessibleDescription(t.message);
    await expect(document.body).toHaveFocus();
    await userEvent.click(second.getByRole('link'));
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).not.toHaveFocus();
  },
};

/** What is typed is what `FormData` holds; the trap stays empty, unseen and out of the tab order. */
export const Filled: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    sent.mockClear();
    await expect(canvas.queryByRole('textbox', { name: t.trap })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: t.name }), 'Claire Bouchard');
    await userEvent.type(canvas.getByRole('textbox', { name: t.email }), 'claire@immeubles.example');
    await userEvent.click(canvas.getByRole('button', { name: t.labels.increase(t.restrooms) }));
    await userEvent.click(canvas.getByRole('checkbox', { name: t.eco }));
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Claire Bouchard', email: 'claire@immeubles.example', restrooms: '1', eco: 'on', website: '' }),
    );
  },
};

const failOnce = () => {
  const send = fn<() => Promise<void>>(() => Promise.resolve());
  return send.mockRejectedValueOnce(new Error('No connection.'));
};

/** A request that fails keeps what was typed; *Try again* sends it, and the thanks take the focus. */
export const FailsThenIsSent: Story = {
  tags: ['test-only'],
  render: inWords(enquiryWords, (t) => <Enquiry words={t} send={failOnce()} />),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.type(canvas.getByRole('textbox', { name: t.name }), 'Claire');
    await userEvent.type(canvas.getByRole('textbox', { name: t.email }), 'claire@immeubles.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: t.topic[0] }));
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(await canvas.findByText(t.failure)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t.name })).toHaveValue('Claire');
    await userEvent.click(canvas.getByRole('button', { name: t.again }));
    const thanks = await canvas.findByRole('heading', { name: t.thanks });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

/** Runs every row of the keyboard table of `FormWithErrors`. */
export const ErrorKeyboard: Story = { render: FormWithErrors.render, tags: ['test-only'], play: proves(errorKeyboard) };

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
