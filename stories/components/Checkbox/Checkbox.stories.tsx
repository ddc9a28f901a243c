import { Checkbox } from '@uno/ui/Checkbox';
import { FieldGroup } from '@uno/ui/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './Checkbox.keyboard.ts';
import { Weekends } from './Controlled.example.tsx';

const meta = { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof Checkbox>>>;

const words = {
  'en-CA': {
    marker: '(optional)',
    eco: 'Eco-certified products only',
    ecoHint: 'Same price, same crew.',
    weekends: 'Include weekends',
    legend: 'Glass and touch points',
    interior: 'Interior windows',
    exterior: 'Exterior windows',
    touch: 'High-touch surfaces',
    error: 'Please confirm before you send.',
    long: 'The supervisor may use the freight elevator, the loading dock and the alarm code that we give at the site visit',
    weekendsOn: 'We also come on Saturday and Sunday.',
    weekendsOff: 'We come Monday to Friday.',
  },
  'fr-CA': {
    marker: '(facultatif)',
    eco: 'Produits écocertifiés seulement',
    ecoHint: 'Même prix, même équipe.',
    weekends: 'Inclure la fin de semaine',
    legend: 'Vitres et points de contact',
    interior: 'Vitres intérieures',
    exterior: 'Vitres extérieures',
    touch: 'Surfaces fréquemment touchées',
    error: 'Veuillez confirmer avant d’envoyer.',
    long: 'Notre superviseur peut utiliser le monte-charge, le quai de chargement et le code du système d’alarme que nous lui remettons à la visite',
    weekendsOn: 'Nous passons aussi le samedi et le dimanche.',
    weekendsOff: 'Nous passons du lundi au vendredi.',
  },
};

/** One line of a form; its mark and its label are pressed. */
export const Default: Story = {
  render: inWords(words, (t, args) => <Checkbox name="weekends" label={t.weekends} {...args} />),
};

/** The marker is a part of the name, and the hint is read after it; here the box is checked from the start. */
export const Hint: Story = {
  render: inWords(words, (t, args) => <Checkbox name="eco" label={t.eco} marker={t.marker} hint={t.ecoHint} defaultChecked {...args} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByText(t.marker).closest('label')?.textContent).toBe(`${t.eco} ${t.marker}`);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(t.ecoHint);
  }),
};

/** Several of them in a group share their hairlines; each has its own name. */
export const Rows: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <FieldGroup id="glass" legend={t.legend}>
      <Checkbox name="interiorWindows" label={t.interior} defaultChecked />
      <Checkbox name="exteriorWindows" label={t.exterior} />
      <Checkbox name="highTouch" label={t.touch} />
    </FieldGroup>
  )),
};

/** The error is under the row and is tied to the checkbox. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => <Checkbox id="ecoInvalid" name="eco" label={t.eco} error={t.error} {...args} />),
};

/** A long label is set on several lines; the box stays at the first. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => <Checkbox name="access" label={t.long} {...args} />),
};

/** With `checked` and `onChange` the consumer holds the state. A press on the label counts. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <Weekends words={{ label: t.weekends, on: t.weekendsOn, off: t.weekendsOff }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.click(canvas.getByText(t.weekends));
    await expect(canvas.getByRole('checkbox', { name: t.weekends })).toBeChecked();
    await expect(canvas.getByText(t.weekendsOn)).toBeVisible();
  }),
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, chosen: { defaultChecked: true }, invalid: { error: t.error }, disabled: { disabled: true } }}
      render={(given, id) => <Checkbox id={id} name={id} label={t.eco} hint={t.ecoHint} {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
