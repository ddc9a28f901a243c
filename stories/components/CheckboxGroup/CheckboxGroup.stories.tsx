import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './CheckboxGroup.keyboard.ts';

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
    chosen: 'Chosen:',
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
    chosen: 'Choisis\u00a0:',
    stage: 'Étape du nettoyage',
    stages: [
      { value: 'rough', label: 'Nettoyage grossier', hint: 'Débris sortis, premier dépoussiérage' },
      { value: 'final', label: 'Nettoyage final', hint: 'Chaque surface, chaque cadre' },
      { value: 'turnkey', label: 'Clés en main', hint: 'Prêt pour la remise des clés' },
    ],
  },
};

/** One under the other, as in a ledger. */
export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup name="addons" legend={t.legend} hint={t.hint} options={t.options} defaultValue={['carpet']} />;
  },
};

/** Short answers as panes that share their edges; each has a hint. */
export const Panes: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup name="cleanupStage" legend={t.stage} options={t.stages} layout="panes" defaultValue={['rough', 'final']} />;
  },
};

/** The error belongs to the group: it is said with the legend. */
export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <CheckboxGroup id="addonsInvalid" name="addons" legend={t.legend} hint={t.hint} options={t.options} error={t.error} />;
  },
};

/** `disabled` on the fieldset disables each answer. */
export const Disabled: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <CheckboxGroup id="addonsDisabled" name="addons" legend={t.legend} options={t.options} defaultValue={['carpet']} disabled />
    );
  },
};

function Addons() {
  const t = useWords(words);
  const [addons, setAddons] = useState<readonly string[]>(['carpet']);
  return (
    <>
      <CheckboxGroup
        id="addonsControlled"
        name="addons"
        legend={t.legend}
        options={t.options}
        value={addons}
        onValueChange={setAddons}
      />
      <output>
        {t.chosen} {addons.map((addon) => t.options.find(({ value }) => value === addon)?.label).join(', ')}
      </output>
    </>
  );
}

/** With `value` and `onValueChange` the consumer holds the answers, always in the order of the options. */
export const Controlled: Story = {
  render: () => <Addons />,
  play: async ({ canvas, globals }) => {
    const [carpet, windows, , odour] = wordsIn(words, globals).options.map(({ label }) => label);
    const said = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: odour }));
    await userEvent.click(canvas.getByRole('checkbox', { name: windows }));
    await expect(said).toHaveTextContent(`${carpet}, ${windows}, ${odour}`);
    await userEvent.click(canvas.getByRole('checkbox', { name: odour }));
    await expect(said).not.toHaveTextContent(odour ?? '');
    await expect(canvas.getByRole('checkbox', { name: odour })).not.toBeChecked();
  },
};

/** What the keys do, row by row. */
export const Keyboard: Story = { render: Default.render, play: proves(keyboard) };
