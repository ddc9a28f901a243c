import { Select } from '@uno/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { LastCleaning } from './Controlled.example.tsx';
import { keyboard } from './Select.keyboard.ts';

const meta = { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof Select>>>;

const words = {
  'en-CA': {
    label: 'Last duct cleaning',
    hint: 'An estimate is fine.',
    service: 'Service needed',
    longService: 'Post-construction cleaning of a commercial building: rough clean, final clean and handover of the keys',
    none: 'Choose a period',
    options: { unknown: 'I don’t know', '<6m': 'Less than 6 months ago', '6-12m': '6 to 12 months ago', '1-3y': '1 to 3 years ago', '>3y': 'More than 3 years ago' },
    error: 'Please choose a period.',
    reply: 'More than 3 years: we look at the plenum too.',
  },
  'fr-CA': {
    label: 'Dernier nettoyage des conduits',
    hint: 'Une estimation suffit.',
    service: 'Service demandé',
    longService: 'Nettoyage après construction d’un immeuble commercial\u00a0: gros nettoyage, nettoyage final et remise des clés',
    none: 'Choisissez une période',
    options: { unknown: 'Je ne sais pas', '<6m': 'Il y a moins de 6 mois', '6-12m': 'Il y a de 6 à 12 mois', '1-3y': 'Il y a de 1 à 3 ans', '>3y': 'Il y a plus de 3 ans' },
    error: 'Veuillez choisir une période.',
    reply: 'Plus de 3 ans\u00a0: nous vérifions aussi le plénum.',
  },
};

const options = (t: (typeof words)['en-CA']) => (
  <>
    <option value="">{t.none}</option>
    {Object.entries(t.options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

/** Nothing chosen yet: the first option says so, and its value is empty. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <Select name="lastDuctClean" label={t.label} hint={t.hint} {...args}>
      {options(t)}
    </Select>
  )),
};

/** A value from the start. */
export const Chosen: Story = {
  render: inWords(words, (t, args) => (
    <Select id="ductsChosen" name="lastDuctClean" label={t.label} defaultValue="1-3y" {...args}>
      {options(t)}
    </Select>
  )),
};

/** The error is read before the hint. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => (
    <Select id="ductsInvalid" name="lastDuctClean" label={t.label} hint={t.hint} error={t.error} {...args}>
      {options(t)}
    </Select>
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('combobox', { name: t.label })).toHaveAccessibleDescription(`${t.error} ${t.hint}`);
    await expect(canvas.getByRole('combobox', { name: t.label })).toBeInvalid();
  }),
};

/** The longest service name: where the pane is narrower, it ends in an ellipsis; the open list shows it whole. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => (
    <Select name="service" label={t.service} defaultValue="post-construction" {...args}>
      <option value="post-construction">{t.longService}</option>
    </Select>
  )),
};

/** With `value` and `onChange` the consumer holds the choice. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <LastCleaning words={{ label: t.label, none: t.none, options: t.options, reply: t.reply }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t.label }), t.options['>3y']);
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(t.reply));
  }),
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, filled: { defaultValue: '1-3y' }, invalid: { error: t.error }, disabled: { disabled: true, defaultValue: '1-3y' } }}
      render={(given, id) => (
        <Select id={id} name={id} label={t.label} {...args} {...given}>
          {options(t)}
        </Select>
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
