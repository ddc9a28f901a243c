import { FieldGroup } from '@uno/ui/Field';
import { NumberStepper } from '@uno/ui/NumberStepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './NumberStepper.keyboard.ts';
import { words } from './words.ts';

const meta = { title: 'Forms/NumberStepper', component: NumberStepper } satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof NumberStepper>>>;

/** Empty, which is allowed: it means “not given”. */
export const Default: Story = {
  render: inWords(words, (t, args) => <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} {...args} />),
};

/** Rows in a group share their hairlines, like the lines of a work order. */
export const Rows: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <FieldGroup id="counts" legend={t.legend} hint={t.hint}>
      <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} defaultValue={6} />
      <NumberStepper name="kitchens" label={t.kitchens} labels={t.labels} defaultValue={2} />
      <NumberStepper name="conferenceRooms" label={t.rooms} labels={t.labels} />
      <NumberStepper name="receptionAreas" label={t.reception} labels={t.labels} defaultValue={1} />
    </FieldGroup>
  )),
};

/** The error is beside the count and is tied to it. */
export const Invalid: Story = {
  render: inWords(words, (t, args) => <NumberStepper name="restrooms" label={t.restrooms} labels={t.labels} error={t.error} {...args} />),
};

/** Three quick presses count three; below zero it stays at zero. */
export const Pressed: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const count = canvas.getByRole('spinbutton', { name: t.restrooms });
    const more = canvas.getByRole('button', { name: t.labels.increase(t.restrooms) });
    const fewer = canvas.getByRole('button', { name: t.labels.decrease(t.restrooms) });
    await expect(count).toHaveValue(null);
    await userEvent.tripleClick(more);
    await expect(count).toHaveValue(3);
    // The focus is on the button, so the new count is announced.
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`${t.restrooms} 3`);
    for (let press = 0; press < 5; press += 1) await userEvent.click(fewer);
    await expect(count).toHaveValue(0);
  },
};

const outOfBounds: readonly string[] = ['1000', '-3', '2.5'];

/** What is out of bounds stays as it was typed, and an error says so until it is changed. Within the bounds nothing is said. */
export const OutOfBounds: Story = {
  tags: ['test-only'],
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const count = canvas.getByRole<HTMLInputElement>('spinbutton', { name: t.restrooms });
    // Without normalisation, which would turn a no-break space of the page into an ordinary one.
    const error = () => canvas.queryAllByText(t.labels.outOfBounds(0, 999), { normalizer: (text: string) => text });
    for (const typed of ['0', '999', ...outOfBounds]) {
      const wrong = outOfBounds.includes(typed);
      await userEvent.clear(count);
      await userEvent.type(count, typed);
      await expect(error(), typed).toHaveLength(0);
      await userEvent.tab();
      // Beside the field, and in the status that is announced.
      await expect(error(), typed).toHaveLength(wrong ? 2 : 0);
      await expect(count).toHaveAttribute('aria-invalid', String(wrong));
      await expect(count.value).toBe(typed);
    }
  },
};

function AtMostTen({ label, labels }: Pick<ComponentProps<typeof NumberStepper>, 'label' | 'labels'>) {
  const [count, setCount] = useState('9');
  return <NumberStepper name="held" label={label} labels={labels} value={count} onChange={({ target }) => Number(target.value) <= 10 && setCount(target.value)} />;
}

/** The page controls the count, and may refuse a value. */
export const Controlled: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => <AtMostTen label={t.restrooms} labels={t.labels} />),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const more = canvas.getByRole('button', { name: t.labels.increase(t.restrooms) });
    await userEvent.dblClick(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue(10);
  },
};

/** Disabled or read-only: its buttons are disabled too. */
export const Disabled: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <FieldGroup id="fixed" legend={t.legend}>
      <NumberStepper name="fixedRestrooms" label={t.restrooms} labels={t.labels} defaultValue={6} disabled />
      <NumberStepper name="fixedKitchens" label={t.kitchens} labels={t.labels} defaultValue={2} readOnly />
    </FieldGroup>
  )),
  play: inTests(async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  }),
};

/**
 * A disabled count looks disabled, and not only by its colour: it has a dashed frame, soft ink, and no reaction to the
 * pointer.
 */
export const DisabledAppearance: Story = {
  tags: ['test-only'],
  render: inWords(words, (t) => (
    <FieldGroup id="looks" legend={t.legend}>
      <NumberStepper name="open" label={t.restrooms} labels={t.labels} defaultValue={6} />
      <NumberStepper name="closed" label={t.kitchens} labels={t.labels} defaultValue={2} disabled />
      <NumberStepper name="reading" label={t.rooms} labels={t.labels} defaultValue={2} readOnly />
    </FieldGroup>
  )),
  play: async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const look = (label: string) => {
      const count = canvas.getByRole('spinbutton', { name: label });
      const plus = count.nextElementSibling ?? count;
      const frame = getComputedStyle(count.parentElement ?? count);
      return {
        frame: frame.borderTopStyle,
        ground: frame.backgroundColor,
        label: getComputedStyle(canvas.getByText(label)).color,
        count: getComputedStyle(count).color,
        sign: getComputedStyle(plus).color,
        pointer: getComputedStyle(plus).cursor,
      };
    };
    const [open, closed, reading] = [look(t.restrooms), look(t.kitchens), look(t.rooms)];
    await expect(open).toMatchObject({ frame: 'solid', pointer: 'pointer' });
    await expect(closed).toMatchObject({ frame: 'dashed', pointer: 'not-allowed' });
    // The theme *contrast* has one ink and one ground, so only the dashes show it there.
    const tinted = document.documentElement.dataset['theme'] !== 'contrast';
    for (const part of tinted ? (['ground', 'label', 'count', 'sign'] as const) : []) await expect(closed[part], part).not.toBe(open[part]);
    // A read-only field keeps its ground; its buttons look disabled.
    await expect(reading).toMatchObject({ frame: 'solid', ground: open.ground, sign: closed.sign, pointer: 'not-allowed' });
  },
};

/** Every state, side by side. */
export const States: Story = {
  render: inWords(words, (t, args) => (
    <StateSheet
      states={{ rest: {}, hover: {}, focus: {}, filled: { defaultValue: 6 }, invalid: { error: t.error }, disabled: { disabled: true, defaultValue: 6 }, readOnly: { readOnly: true, defaultValue: 6 } }}
      render={(given, id) => <NumberStepper id={id} name={id} label={t.restrooms} labels={t.labels} {...args} {...given} />}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: Default.render, tags: ['test-only'], play: proves(keyboard) };
