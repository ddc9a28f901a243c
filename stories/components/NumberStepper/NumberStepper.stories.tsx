import { FieldGroup } from '@uno/ui/Field';
import { NumberStepper, type NumberStepperLabels } from '@uno/ui/NumberStepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsIn } from '../../locale.ts';

const meta = { title: 'Forms/NumberStepper', component: NumberStepper } satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj;

const words = {
  'en-CA': {
    legend: 'What is there to clean?',
    hint: 'Leave empty what you would have to count.',
    restrooms: 'Restrooms',
    kitchens: 'Kitchens and kitchenettes',
    rooms: 'Conference rooms',
    reception: 'Reception areas',
    error: 'Please enter a whole number.',
    labels: {
      decrease: (label) => `One fewer: ${label}`,
      increase: (label) => `One more: ${label}`,
      kept: (min, max) => `Changed to a whole number from ${min} to ${max}.`,
    } satisfies NumberStepperLabels,
  },
  'fr-CA': {
    legend: 'Qu’y a-t-il à nettoyer?',
    hint: 'Laissez vide ce qu’il faudrait compter.',
    restrooms: 'Salles de toilettes',
    kitchens: 'Cuisines et cuisinettes',
    rooms: 'Salles de réunion',
    reception: 'Aires d’accueil',
    error: 'Veuillez entrer un nombre entier.',
    labels: {
      decrease: (label) => `Un de moins\u00a0: ${label}`,
      increase: (label) => `Un de plus\u00a0: ${label}`,
      kept: (min, max) => `Ramené à un nombre entier de ${min} à ${max}.`,
    } satisfies NumberStepperLabels,
  },
};

export const Default: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} />;
  },
};

/** Rows in a group share their hairlines, like the lines of a work order. */
export const Ledger: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return (
      <FieldGroup id="counts" legend={t.legend} hint={t.hint}>
        <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} defaultValue={6} />
        <NumberStepper name="kitchens" label={t.kitchens} labels={t.labels} defaultValue={2} />
        <NumberStepper name="conferenceRooms" label={t.rooms} labels={t.labels} />
        <NumberStepper name="receptionAreas" label={t.reception} labels={t.labels} defaultValue={1} />
      </FieldGroup>
    );
  },
};

export const Invalid: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(words, globals);
    return <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} error={t.error} />;
  },
};

/** Three quick presses count three; below zero it stays at zero. */
export const Pressed: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const count = canvas.getByRole('spinbutton', { name: t.restrooms });
    const more = canvas.getByRole('button', { name: t.labels.increase(t.restrooms) });
    const fewer = canvas.getByRole('button', { name: t.labels.decrease(t.restrooms) });
    await expect(count).toHaveValue(null);
    await userEvent.tripleClick(more);
    await expect(count).toHaveValue(3);
    for (let press = 0; press < 5; press += 1) await userEvent.click(fewer);
    await expect(count).toHaveValue(0);
  },
};

/** What is typed out of bounds is brought within them on leaving, and the reason is said. */
export const Kept: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const count = canvas.getByRole('spinbutton', { name: t.restrooms });
    await userEvent.type(count, '4000');
    await userEvent.tab();
    await expect(count).toHaveValue(999);
    await expect(canvas.getByText(t.labels.kept(0, 999))).toBeVisible();
  },
};
