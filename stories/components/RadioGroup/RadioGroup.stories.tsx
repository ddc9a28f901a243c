import { RadioGroup } from '@uno/ui/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    legend: 'What should we clean?',
    error: 'Please choose a service.',
    options: [
      { value: 'office', label: 'Office & Corporate Cleaning' },
      { value: 'building', label: 'Building & Common Areas' },
      { value: 'warehouse', label: 'Warehouse & Industrial' },
      { value: 'post-construction', label: 'Post-Construction' },
      { value: 'specialized-addons', label: 'Specialized Add-Ons' },
      { value: 'duct-ventilation', label: 'Duct & Ventilation Cleaning' },
    ],
  },
  'fr-CA': {
    legend: 'Que devons-nous nettoyer?',
    error: 'Veuillez choisir un service.',
    options: [
      { value: 'office', label: 'Bureaux et espaces corporatifs' },
      { value: 'building', label: 'Immeubles et aires communes' },
      { value: 'warehouse', label: 'Entrepôts et milieux industriels' },
      { value: 'post-construction', label: 'Après-construction' },
      { value: 'specialized-addons', label: 'Services spécialisés' },
      { value: 'duct-ventilation', label: 'Conduits et ventilation' },
    ],
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <RadioGroup name="service" legend={t.legend} options={t.options} layout="panes" defaultValue="office" required />;
  },
};

export const Ledger: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <RadioGroup name="service" legend={t.legend} options={t.options} defaultValue="building" />;
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <RadioGroup name="service" legend={t.legend} options={t.options} layout="panes" error={t.error} required />;
  },
};

/** Arrow keys move and choose (APG, Radio Group). */
export const Keyboard: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const [, building] = wordsIn(words, globals).options;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: building?.label })).toBeChecked();
  },
};
