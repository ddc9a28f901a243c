import { Select } from '@uno/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    label: 'Last duct cleaning',
    hint: 'An estimate is fine.',
    none: 'Choose a period',
    options: { unknown: 'I don’t know', '<6m': 'Less than 6 months ago', '6-12m': '6 to 12 months ago', '1-3y': '1 to 3 years ago', '>3y': 'More than 3 years ago' },
    error: 'Please choose a period.',
  },
  'fr-CA': {
    label: 'Dernier nettoyage des conduits',
    hint: 'Une estimation suffit.',
    none: 'Choisissez une période',
    options: { unknown: 'Je ne sais pas', '<6m': 'Il y a moins de 6 mois', '6-12m': 'Il y a de 6 à 12 mois', '1-3y': 'Il y a de 1 à 3 ans', '>3y': 'Il y a plus de 3 ans' },
    error: 'Veuillez choisir une période.',
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

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Select name="lastDuctClean" label={t.label} hint={t.hint}>
        {options(t)}
      </Select>
    );
  },
};

export const Chosen: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Select name="lastDuctClean" label={t.label} defaultValue="1-3y">
        {options(t)}
      </Select>
    );
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <Select name="lastDuctClean" label={t.label} hint={t.hint} error={t.error}>
        {options(t)}
      </Select>
    );
  },
};
