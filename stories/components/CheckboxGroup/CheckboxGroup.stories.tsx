import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inRoundTheme } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { fromQuoteForm } from '../../siteWords.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './CheckboxGroup.keyboard.ts';
import { AddOns } from './Controlled.example.tsx';

const meta = { title: 'Forms/CheckboxGroup', component: CheckboxGroup } satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof CheckboxGroup>>>;

const own = {
  'en-CA': {
    hint: 'Choose as many as you need.',
    error: 'Please choose at least one add-on.',
    or: 'or',
    none: 'None of these',
    which: 'Which windows?',
    chosen: 'Chosen:',
    stages: { rough: 'Debris out, first dusting', final: 'Every surface, every frame', turnkey: 'Ready for the keys' },
  },
  'fr-CA': {
    hint: 'Choisissez-en autant qu’il vous en faut.',
    error: 'Veuillez choisir au moins un service.',
    or: 'ou',
    none: 'Aucun de ces services',
    which: 'Quelles vitres?',
    chosen: 'Choisis\u00a0:',
    stages: { rough: 'Débris sortis, premier dépoussiérage', final: 'Chaque surface, chaque cadre', turnkey: 'Prêt pour la remise des clés' },
  },
};

const addons = ['carpet', 'windows', 'pressure-wash', 'odor', 'disinfecting'] as const;
const stages = ['rough', 'final', 'turnkey'] as const;

const words = fromQuoteForm((t, locale) => ({
  ...own[locale],
  legend: t('quote.addons.label'),
  options: addons.map((value) => ({ value, label: t(`quote.option.${value}`) })),
  stage: t('quote.cleanupStage.label'),
  stages: stages.map((value) => ({ value, label: t(`quote.option.${value}`), hint: own[locale].stages[value] })),
}));

/** One under the other, with lines between. */
export const Default: Story = {
  render: inWords(words, (t, args) => <CheckboxGroup name="addons" legend={t.legend} hint={t.hint} options={t.options} defaultValue={['carpet']} {...args} />),
};

/** An answer may be disabled, have a field of its own, or exclude the others after a divider. */
export const Answers: Story = {
  render: inWords(words, (t, args) => (
    <CheckboxGroup
      name="addonsAnswers"
      legend={t.legend}
      options={[
        ...t.options.slice(0, 1).map((option) => ({ ...option, disabled: true })),
        ...t.options.slice(1, 2).map((option) => ({ ...option, conditional: <TextField name="windows" label={t.which} /> })),
        ...t.options.slice(2, 3),
        { value: 'none', label: t.none, divider: t.or, exclusive: true },
      ]}
      defaultValue={['windows']}
      {...args}
    />
  )),
};

/** Short answers as panes that share their edges; each has a hint. */
export const Panes: Story = {
  render: inWords(words, (t, args) => (
    <CheckboxGroup name="cleanupStage" legend={t.stage} options={t.stages} layout="grid" defaultValue={['rough', 'final']} {...args} />
  )),
};

/** The error belongs to the group: it is read with the legend. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => <CheckboxGroup id="addonsInvalid" name="addons" legend={t.legend} hint={t.hint} options={t.options} error={t.error} {...args} />),
};

/** With `value` and `onValueChange` the consumer holds the answers, always in the order of the options. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => {
    const { legend, chosen, options } = wordsIn(words, globals);
    return <AddOns words={{ legend, chosen, options }} />;
  },
  play: inTests(async ({ canvas, globals }) => {
    const [carpet, windows, , odour] = wordsIn(words, globals).options.map(({ label }) => label);
    const said = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: odour }));
    await userEvent.click(canvas.getByRole('checkbox', { name: windows }));
    await expect(said).toHaveTextContent(`${carpet}, ${windows}, ${odour}`);
    await userEvent.click(canvas.getByRole('checkbox', { name: odour }));
    await expect(said).not.toHaveTextContent(odour ?? '');
    await expect(canvas.getByRole('checkbox', { name: odour })).not.toBeChecked();
  }),
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, chosen: { defaultValue: ['carpet'] }, invalid: { error: t.error }, disabled: { disabled: true, defaultValue: ['carpet'] } }}
      render={(given, id) => <CheckboxGroup id={id} name={id} legend={t.legend} options={t.options.slice(0, 2)} {...args} {...given} />}
    />
  )),
};

/** In a round theme the grid as a whole has round corners, however many answers and columns it has; its inner corners are square. */
export const RoundCorners: Story = {
  tags: ['test-only'],
  decorators: [inRoundTheme],
  render: inWords(words, ({ legend }) => (
    <>
      {['20rem', '60rem'].flatMap((maxWidth) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((count) => (
          <div key={`${count} in ${maxWidth}`} style={{ maxWidth }}>
            <CheckboxGroup name={`${count} in ${maxWidth}`} legend={legend} layout="grid" options={Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `${at}` }))} />
          </div>
        )),
      )}
    </>
  )),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      const boxes = within(group).getAllByRole('checkbox');
      const panes = boxes.map((box) => box.parentElement ?? box);
      const rects = panes.map((pane) => pane.getBoundingClientRect());
      const edge = (side: 'left' | 'top' | 'right' | 'bottom') => Math[side === 'left' || side === 'top' ? 'min' : 'max'](...rects.map((rect) => rect[side]));
      const corners = [['left', 'top'], ['right', 'top'], ['right', 'bottom'], ['left', 'bottom']] as const;
      const expected = rects.map((rect) => corners.map((sides) => (sides.every((side) => Math.abs(rect[side] - edge(side)) < 2) ? '10px' : '0px')));
      const shown = panes.map((pane) => getComputedStyle(pane)).map((style) => [style.borderTopLeftRadius, style.borderTopRightRadius, style.borderBottomRightRadius, style.borderBottomLeftRadius]);
      await expect([boxes[0]?.getAttribute('name'), shown]).toEqual([boxes[0]?.getAttribute('name'), expected]);
    }
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
