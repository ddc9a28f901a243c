import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inRoundTheme } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { Addressed } from './Controlled.example.tsx';
import { keyboard } from './TextField.keyboard.ts';
import { business } from '../../../site/business.ts';

const meta = { title: 'Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof TextField>>>;

const words = {
  'en-CA': {
    name: 'Your name',
    email: 'Email',
    emailHint: 'We send the proposal to this address.',
    emailError: 'Please enter a valid email address.',
    company: 'Company',
    optional: '(optional)',
    area: 'Approximate total area',
    areaHint: 'A rough figure is enough; we measure on site.',
    unit: 'sq ft',
    areaError: 'Please enter a number of square feet.',
    placeholder: business.phoneText['en-CA'],
    phone: 'Phone',
    long: 'Telephone of the person who opens the door to the crew outside business hours',
    longHint: 'The crew calls from the lobby when the alarm is set or the freight elevator is locked; nobody else receives this number.',
    longError: `Please enter a phone number of at least 10 digits, for example ${business.phoneText['en-CA']}.`,
    echo: (name: string) => `The proposal will be addressed to ${name}.`,
  },
  'fr-CA': {
    name: 'Votre nom',
    email: 'Courriel',
    emailHint: 'Nous enverrons la soumission à cette adresse.',
    emailError: 'Veuillez saisir une adresse courriel valide.',
    company: 'Entreprise',
    optional: '(facultatif)',
    area: 'Superficie totale approximative',
    areaHint: 'Un ordre de grandeur suffit; nous mesurons sur place.',
    unit: 'pi²',
    areaError: 'Veuillez saisir un nombre de pieds carrés.',
    placeholder: business.phoneText['fr-CA'],
    phone: 'Téléphone',
    long: 'Téléphone de la personne qui ouvre la porte à l’équipe en dehors des heures d’ouverture',
    longHint: 'L’équipe appelle du hall lorsque le système d’alarme est activé ou que le monte-charge est verrouillé; personne d’autre ne reçoit ce numéro.',
    longError: `Veuillez saisir un numéro de téléphone d’au moins 10 chiffres, par exemple ${business.phoneText['fr-CA']}.`,
    echo: (name: string) => `La soumission sera adressée à ${name}.`,
  },
};

/** A label that is always seen. What is required isn’t marked; what is optional is. */
export const Default: Story = {
  render: inWords(words, (t, args) => <TextField name="name" label={t.name} autoComplete="name" required {...args} />),
};

/** With round corners, a focused field has its line only along the straight part of its lower edge, and the colour of autofill has round corners too. */
export const RoundCorners: Story = {
  ...Default,
  tags: ['test-only'],
  decorators: [inRoundTheme],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { overflow, borderRadius } = getComputedStyle(field.parentElement ?? field);
    await expect(overflow).toBe('visible');
    await expect([borderRadius, getComputedStyle(field).borderRadius]).toEqual(['10px', '10px']);
    const { left, right } = getComputedStyle(field.parentElement ?? field, '::after');
    const inside = 10 - Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--uno-stroke-hairline'));
    await expect([left, right]).toEqual([`${inside}px`, `${inside}px`]);
  },
};

/** What a person needs to know before answering; it is read after the name. */
export const Hint: Story = {
  render: inWords(words, (t, args) => <TextField name="email" type="email" autoComplete="email" label={t.email} hint={t.emailHint} required {...args} />),
};

/** The marker is part of the name. */
export const Optional: Story = {
  render: inWords(words, (t, args) => <TextField name="company" autoComplete="organization" label={t.company} marker={t.optional} {...args} />),
};

/** The error is read before the hint, and what was typed stays. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => (
    <TextField
      id="emailInvalid"
      name="email"
      type="email"
      autoComplete="email"
      label={t.email}
      hint={t.emailHint}
      error={t.emailError}
      defaultValue="claire@"
      required
      {...args}
    />
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const email = canvas.getByRole('textbox', { name: t.email });
    await expect(email).toHaveAccessibleDescription(`${t.emailError} ${t.emailHint}`);
    await expect(email).toBeInvalid();
    await expect(email).toHaveValue('claire@');
  }),
};

/** The unit is in the pane and is read with the hint. */
export const WithUnit: Story = {
  render: inWords(words, (t, args) => <TextField name="sqft" inputMode="numeric" label={t.area} hint={t.areaHint} unit={t.unit} defaultValue="12500" {...args} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('textbox', { name: t.area })).toHaveAccessibleDescription(`${t.unit} ${t.areaHint}`);
  }),
};

/** An example, never the label: it goes when typing begins. */
export const WithPlaceholder: Story = {
  render: inWords(words, (t, args) => <TextField name="phone" type="tel" autoComplete="tel" label={t.phone} placeholder={t.placeholder} {...args} />),
};

/** Long words keep to the measure, and nothing is cut. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => (
    <TextField name="door" type="tel" label={t.long} marker={t.optional} hint={t.longHint} error={t.longError} defaultValue="514" {...args} />
  )),
};

/** With `value` and `onChange` the consumer holds the words. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <Addressed words={{ label: t.name, echo: t.echo }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.type(canvas.getByRole('textbox', { name: t.name }), 'Claire');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.echo('Claire'));
  }),
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, filled: { defaultValue: '12500' }, invalid: { error: t.areaError, defaultValue: '12 m' }, disabled: { disabled: true, defaultValue: '12500' }, readOnly: { readOnly: true, defaultValue: '12500' } }}
      render={(given, id) => <TextField id={id} name={id} label={t.area} unit={t.unit} {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
