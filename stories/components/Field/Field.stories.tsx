import { describedBy, Field, FieldGroup } from '@uno/ui/Field';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/Field', component: Field, subcomponents: { FieldGroup } } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    date: 'Preferred start date',
    dateHint: 'We confirm it after the visit.',
    dateError: 'Please choose a date that is still to come.',
    marker: '(optional)',
    legend: 'Who should we ask for on site?',
    name: 'Name',
    phone: 'Phone',
  },
  'fr-CA': {
    date: 'Date de début souhaitée',
    dateHint: 'Nous la confirmons après la visite.',
    dateError: 'Veuillez choisir une date à venir.',
    marker: '(facultatif)',
    legend: 'Qui demander sur place?',
    name: 'Nom',
    phone: 'Téléphone',
  },
};

/** The same anatomy for a control that has no component of its own. */
export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Field id="start" label={t.date} marker={t.marker} hint={t.dateHint} error={t.dateError}>
        <input id="start" name="start" type="date" aria-invalid aria-describedby={describedBy({ id: 'start', hint: t.dateHint, error: t.dateError })} />
      </Field>
    );
  },
};

export const Group: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <FieldGroup id="onSite" legend={t.legend} marker={t.marker}>
        <TextField name="siteName" label={t.name} />
        <TextField name="sitePhone" type="tel" label={t.phone} />
      </FieldGroup>
    );
  },
};
