import { Checkbox } from '@uno/ui/Checkbox';
import { FieldGroup } from '@uno/ui/Field';
import { Form, FormRow } from '@uno/ui/Form';
import { NumberStepper, type NumberStepperLabels } from '@uno/ui/NumberStepper';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/Form', component: Form, subcomponents: { FormRow } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    trap: 'Leave this empty',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    optional: '(optional)',
    message: 'Your message',
    restrooms: 'Restrooms',
    counts: 'Counts',
    eco: 'Eco-certified products only',
    privacy: 'We use what you write here to answer you, and for nothing else.',
    send: 'Send the message',
    busy: 'Sending…',
    labels: {
      decrease: (label) => `One fewer: ${label}`,
      increase: (label) => `One more: ${label}`,
      kept: (min, max) => `Changed to a whole number from ${min} to ${max}.`,
    } satisfies NumberStepperLabels,
  },
  'fr-CA': {
    trap: 'Laissez ce champ vide',
    name: 'Votre nom',
    email: 'Courriel',
    phone: 'Téléphone',
    company: 'Entreprise',
    optional: '(facultatif)',
    message: 'Votre message',
    restrooms: 'Salles de toilettes',
    counts: 'Quantités',
    eco: 'Produits écocertifiés seulement',
    privacy: 'Ce que vous écrivez ici nous sert à vous répondre, et à rien d’autre.',
    send: 'Envoyer le message',
    busy: 'Envoi en cours…',
    labels: {
      decrease: (label) => `Un de moins\u00a0: ${label}`,
      increase: (label) => `Un de plus\u00a0: ${label}`,
      kept: (min, max) => `Ramené à un nombre entier de ${min} à ${max}.`,
    } satisfies NumberStepperLabels,
  },
};

const sent = fn((_: Record<string, FormDataEntryValue>) => undefined);

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Form
        trapName="website"
        trapLabel={t.trap}
        onSubmit={(event) => {
          event.preventDefault();
          sent(Object.fromEntries(new FormData(event.currentTarget)));
        }}
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
          <SubmitButton busyLabel={t.busy}>{t.send}</SubmitButton>
        </p>
      </Form>
    );
  },
};

/** What is typed is what `FormData` holds; the trap stays empty, unseen and out of the tab order. */
export const Filled: Story = {
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
