import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/CheckboxGroup', component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    legend: 'Which add-ons?',
    hint: 'Choose as many as you need.',
    error: 'Please choose at least one add-on.',
    options: [
      { value: 'carpet', label: 'Carpet cleaning' },
      { value: 'windows', label: 'Windows' },
      { value: 'pressure-wash', label: 'Pressure washing' },
      { value: 'odor', label: 'Odour removal' },
      { value: 'disinfecting', label: 'Disinfection' },
    ],
    stage: 'Cleanup stage',
    stages: [
      { value: 'rough', label: 'Rough clean', hint: 'Debris out, first dusting' },
      { value: 'final', label: 'Final clean', hint: 'Every surface, every frame' },
      { value: 'turnkey', label: 'Turnkey', hint: 'Ready for the keys' },
    ],
  },
  'fr-CA': {
    legend: 'Quels services complémentaires?',
    hint: 'Choisissez-en autant qu’il vous en faut.',
    error: 'Veuillez choisir au moins un service.',
    options: [
      { value: 'carpet', label: 'Nettoyage de tapis' },
      { value: 'windows', label: 'Vitres' },
      { value: 'pressure-wash', label: 'Lavage à pression' },
      { value: 'odor', label: 'Élimination des odeurs' },
      { value: 'disinfecting', label: 'Désinfection' },
    ],
    stage: 'Étape du nettoyage',
    stages: [
      { value: 'rough', label: 'Nettoyage grossier', hint: 'Débris sortis, premier dépoussiérage' },
      { value: 'final', label: 'Nettoyage final', hint: 'Chaque surface, chaque cadre' },
      { value: 'turnkey', label: 'Clés en main', hint: 'Prêt pour la remise des clés' },
    ],
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup name="addons" legend={t.legend} hint={t.hint} options={t.options} defaultValue={['carpet']} />;
  },
};

export const Panes: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup name="cleanupStage" legend={t.stage} options={t.stages} layout="panes" defaultValue={['rough', 'final']} />;
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup name="addons" legend={t.legend} hint={t.hint} options={t.options} error={t.error} />;
  },
};
