import { TextArea } from '@uno/ui/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { Counted } from './Controlled.example.tsx';
import { keyboard } from './TextArea.keyboard.ts';

const meta = { title: 'Forms/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof TextArea>>>;

const words = {
  'en-CA': {
    label: 'Anything else we should know?',
    marker: '(optional)',
    hint: 'Access, alarm, parking, rooms to leave out.',
    value: 'Freight elevator at the back, on the lane. The alarm is set at 9\u00a0PM.\nPlease leave the server room on the third floor out.',
    message: 'Your message',
    left: (count: number) => `${count} character${count === 1 ? '' : 's'}`,
    error: 'Please fill in all required fields (name, email, message).',
  },
  'fr-CA': {
    label: 'Autre chose à nous signaler?',
    marker: '(facultatif)',
    hint: 'Accès, système d’alarme, stationnement, pièces à exclure.',
    value: 'Monte-charge à l’arrière, dans la ruelle. L’alarme est activée à 21\u00a0h.\nMerci de ne pas entrer dans la salle des serveurs, au troisième.',
    message: 'Votre message',
    left: (count: number) => `${count} caractère${count < 2 ? '' : 's'}`,
    error: 'Veuillez remplir tous les champs obligatoires (nom, courriel, message).',
  },
};

const lineCounts = [2, 4, 7, 10, 13];

/** Five lines, with a marker and a hint. */
export const Default: Story = {
  render: inWords(words, (t, args) => <TextArea name="notes" label={t.label} marker={t.marker} hint={t.hint} {...args} />),
};

/** It grows with its words where the browser can. */
export const Filled: Story = {
  render: inWords(words, (t, args) => <TextArea name="notes" label={t.label} marker={t.marker} hint={t.hint} defaultValue={t.value} id="notesFilled" {...args} />),
};

/** The error is tied to the field. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => <TextArea name="message" label={t.message} error={t.error} required {...args} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('textbox', { name: t.message })).toHaveAccessibleDescription(t.error);
    await expect(canvas.getByRole('textbox', { name: t.message })).toBeInvalid();
  }),
};

/** With `value` and `onChange` the consumer holds the words; three rows. */
export const Controlled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => <Counted words={{ label: t.message, left: t.left }} />),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await userEvent.type(canvas.getByRole('textbox', { name: t.message }), 'Hall');
    await expect(canvas.getByRole('textbox', { name: t.message })).toHaveAccessibleDescription(t.left(4));
  }),
};

/** It begins with as many lines as `rows` says, whatever the number. */
export const AnyRows: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <>
      {lineCounts.map((rows) => (
        <TextArea key={rows} id={`rows-${rows}`} name={`rows-${rows}`} label={t.message} rows={rows} />
      ))}
    </>
  )),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().height);
    const [two = 0, four = 0] = heights;
    await expect(four - two).toBeGreaterThan(20);
    for (const [at, rows] of lineCounts.entries()) await expect(heights[at]).toBeCloseTo(two + ((rows - 2) * (four - two)) / 2, 0);
  },
};

/** One long address makes neither the field nor the page wider than they are. */
export const LongAddress: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
  render: inWords(words, (t) => <TextArea name="notes" id="notesLong" label={t.label} defaultValue={`https://example.com/${'plan'.repeat(40)}`} />),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Every state, side by side. Disabled, it can’t be changed, takes no focus, and a form doesn’t send it. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, filled: { defaultValue: t.value }, invalid: { error: t.error }, disabled: { disabled: true, defaultValue: t.value }, readOnly: { readOnly: true, defaultValue: t.value } }}
      render={(given, id) => <TextArea id={id} name={id} label={t.label} marker={t.marker} rows={3} {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
