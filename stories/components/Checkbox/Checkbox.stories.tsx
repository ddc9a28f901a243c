import { Checkbox } from '@uno/ui/Checkbox';
import { FieldGroup } from '@uno/ui/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    eco: 'Eco-certified products only',
    ecoHint: 'Same price, same crew.',
    weekends: 'Include weekends',
    legend: 'Glass and touch points',
    interior: 'Interior windows',
    exterior: 'Exterior windows',
    touch: 'High-touch surfaces',
    error: 'Please confirm before you send.',
  },
  'fr-CA': {
    eco: 'Produits écocertifiés seulement',
    ecoHint: 'Même prix, même équipe.',
    weekends: 'Inclure la fin de semaine',
    legend: 'Vitres et points de contact',
    interior: 'Vitres intérieures',
    exterior: 'Vitres extérieures',
    touch: 'Surfaces fréquemment touchées',
    error: 'Veuillez confirmer avant d’envoyer.',
  },
};

export const Default: Story = {
  render: (_, { globals }) => <Checkbox name="weekends" label={wordsIn(words, globals).weekends} />,
};

export const Hint: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <Checkbox name="eco" label={t.eco} hint={t.ecoHint} defaultChecked />;
  },
};

/** Several of them in a group share their hairlines; each has its own name. */
export const Ledger: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <FieldGroup id="glass" legend={t.legend}>
        <Checkbox name="interiorWindows" label={t.interior} defaultChecked />
        <Checkbox name="exteriorWindows" label={t.exterior} />
        <Checkbox name="highTouch" label={t.touch} />
      </FieldGroup>
    );
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <Checkbox name="eco" label={t.eco} error={t.error} />;
  },
};

/** The label is part of the target; the space bar checks. */
export const Checked: Story = {
  render: Default.render,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
