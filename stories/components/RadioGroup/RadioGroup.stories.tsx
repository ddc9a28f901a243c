import { RadioGroup } from '@uno/ui/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { offeredServices } from '../../../site/src/leads/schema.ts';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { fromQuoteForm } from '../../siteWords.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { Service } from './Controlled.example.tsx';
import { keyboard } from './RadioGroup.keyboard.ts';

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof RadioGroup>>>;

const own = {
  'en-CA': {
    legend: 'What should we clean?',
    chosen: 'Chosen:',
    stage: 'How far along is the work?',
    stageHint: 'Choose the state on the day of our first visit.',
    stages: [
      { value: 'rough', label: 'The trades are still on site', hint: 'We take the debris out and dust a first time.' },
      { value: 'final', label: 'The last trade has left', hint: 'We clean every surface and every frame.' },
      { value: 'turnkey', label: 'The tenant receives the keys within 48\u00a0hours', hint: 'We do the touch-ups before the handover, and the floors stay protected until then.' },
    ],
  },
  'fr-CA': {
    legend: 'Que devons-nous nettoyer?',
    chosen: 'Choisi\u00a0:',
    stage: 'Où en est le chantier?',
    stageHint: 'Indiquez l’état des lieux le jour de notre première visite.',
    stages: [
      { value: 'rough', label: 'Les corps de métier sont encore sur place', hint: 'Nous sortons les débris et faisons un premier dépoussiérage.' },
      { value: 'final', label: 'Le dernier corps de métier est parti', hint: 'Nous nettoyons chaque surface et chaque cadre.' },
      { value: 'turnkey', label: 'Les clés sont remises dans les 48\u00a0heures', hint: 'Nous faisons les retouches avant la remise, et les planchers restent protégés jusque-là.' },
    ],
  },
};

const words = fromQuoteForm((t, locale) => ({
  ...own[locale],
  error: t('errors.field.service'),
  options: offeredServices.map((value) => ({ value, label: t(`quote.service.${value}`) })),
}));

/** Short answers as panes; the chosen one is swept clear. */
export const Default: Story = {
  render: inWords(words, (t, args) => <RadioGroup name="service" legend={t.legend} options={t.options} layout="grid" defaultValue="office" required {...args} />),
};

/** One under the other, with lines between. */
export const Rows: Story = {
  render: inWords(words, (t, args) => <RadioGroup name="serviceRows" legend={t.legend} options={t.options} defaultValue="building" {...args} />),
};

/** The error belongs to the group: it is read with the legend. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => <RadioGroup name="serviceInvalid" legend={t.legend} options={t.options} layout="grid" error={t.error} required {...args} />),
};

/** Long answers with hints: each hint is read after its answer. */
export const LongWords: Story = {
  render: inWords(words, (t, args) => <RadioGroup name="stage" legend={t.stage} hint={t.stageHint} options={t.stages} {...args} />),
};

/** With `value` and `onValueChange` the consumer holds the answer; `null` is none. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => {
    const { legend, chosen, options } = wordsIn(words, globals);
    return <Service words={{ legend, chosen, options }} />;
  },
  play: inTests(async ({ canvas, globals }) => {
    const [, building] = wordsIn(words, globals).options;
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: building?.label }));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(building?.label);
    await expect(canvas.getByRole('status')).toHaveTextContent(building?.label ?? 'no answer');
  }),
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, chosen: { defaultValue: 'office' }, invalid: { error: t.error }, disabled: { disabled: true, defaultValue: 'office' } }}
      render={(given, id) => <RadioGroup id={id} name={id} legend={t.legend} options={t.options.slice(0, 2)} layout="grid" {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
