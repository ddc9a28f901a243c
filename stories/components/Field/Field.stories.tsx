import { Choice, describedBy, Field, FieldError, FieldGroup, FieldHint, FieldMarker } from '@uno/ui/Field';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { date } from './date.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  subcomponents: { FieldGroup, FieldHint, FieldError, FieldMarker, Choice },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof Field>>>;

const words = {
  'en-CA': {
    date: 'Preferred start date',
    dateHint: 'We confirm it after the visit.',
    dateError: 'Please choose a date that is still to come.',
    marker: '(optional)',
    legend: 'Who should we ask for on site?',
    groupError: 'Please give a name or a phone number.',
    name: 'Name',
    phone: 'Phone',
    long: 'On which day should the crew come for the first time, if the building allows it?',
    longHint: 'Some buildings ask for ten working days to issue the access cards and the parking permit; we arrange it with the superintendent.',
  },
  'fr-CA': {
    date: 'Date de début souhaitée',
    dateHint: 'Nous la confirmons après la visite.',
    dateError: 'Veuillez choisir une date à venir.',
    marker: '(facultatif)',
    legend: 'Qui demander sur place?',
    groupError: 'Veuillez indiquer un nom ou un numéro de téléphone.',
    name: 'Nom',
    phone: 'Téléphone',
    long: 'Quel jour l’équipe doit-elle passer pour la première fois, si le règlement de l’immeuble le permet?',
    longHint: 'Certains immeubles demandent dix jours ouvrables pour remettre les cartes d’accès et le permis de stationnement; nous nous en chargeons avec la conciergerie.',
  },
};

/** The same anatomy for a control that has no component of its own. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <Field id="start" label={t.date} marker={t.marker} hint={t.dateHint} error={t.dateError} {...args}>
      <input
        id="start"
        name="start"
        type="date"
        style={date(true)}
        aria-invalid
        aria-describedby={describedBy({ id: 'start', hint: t.dateHint, error: t.dateError })}
      />
    </Field>
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByLabelText(`${t.date} ${t.marker}`)).toHaveAccessibleDescription(`${t.dateError} ${t.dateHint}`);
    // The border and the error have the same colour.
    await expect(getComputedStyle(canvas.getByLabelText(`${t.date} ${t.marker}`)).borderColor).toBe(getComputedStyle(canvas.getByText(t.dateError)).color);
  }),
};

/** Several fields that answer one question; the legend is read with the first. */
export const Group: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <FieldGroup id="onSite" legend={t.legend} marker={t.marker}>
      <TextField name="siteName" label={t.name} />
      <TextField name="sitePhone" type="tel" label={t.phone} />
    </FieldGroup>
  )),
};

/** Long texts wrap; the hint has a limited line length. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => (
    <Field id="first" label={t.long} marker={t.marker} hint={t.longHint} {...args}>
      <input id="first" name="first" type="date" style={date(false)} aria-describedby={describedBy({ id: 'first', hint: t.longHint })} />
    </Field>
  )),
};

/** A group can be wrong as a whole: its error is tied to the fieldset. */
export const InvalidGroup: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <FieldGroup id="onSiteWrong" legend={t.legend} error={t.groupError}>
      <TextField name="wrongName" label={t.name} />
      <TextField name="wrongPhone" type="tel" label={t.phone} />
    </FieldGroup>
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('group', { name: t.legend })).toHaveAccessibleDescription(t.groupError);
  }),
};
