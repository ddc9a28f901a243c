import { Form } from '@uno/ui/Form';
import { Step, Steps } from '@uno/ui/Steps';
import { TextField } from '@uno/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, MouseEventHandler } from 'react';
import { expect, userEvent } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inRoundTheme } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { followed, keyboard } from './Steps.keyboard.ts';

const meta = { title: 'Forms/Steps', component: Steps, subcomponents: { Step } } satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof Steps>>>;

const words = {
  'en-CA': {
    label: 'Steps of the request',
    sheet: { rest: 'Steps at rest', hover: 'Steps under the pointer', focus: 'Steps with the focus', current: 'Steps with a current one', done: 'Steps that are all done' },
    done: 'complete',
    service: 'Service details',
    contact: 'Contact information',
    contactIntro: 'So that the proposal reaches the right person.',
    review: 'Review',
    name: 'Your name',
    area: 'Approximate total area',
    notes: 'Anything else we should know?',
  },
  'fr-CA': {
    label: 'Étapes de la demande',
    sheet: { rest: 'Étapes au repos', hover: 'Étapes sous le pointeur', focus: 'Étapes avec le focus', current: 'Étapes dont une en cours', done: 'Étapes toutes terminées' },
    done: 'terminée',
    service: 'Détails du service',
    contact: 'Coordonnées',
    contactIntro: 'Pour que la soumission parvienne à la bonne personne.',
    review: 'Vérification',
    name: 'Votre nom',
    area: 'Superficie totale approximative',
    notes: 'Autre chose à nous signaler?',
  },
};

/** Three steps of one form, each a link: the first is done, the person is at the second. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <Steps
      aria-label={t.label}
      labels={{ done: t.done }}
      items={[
        { id: 'service', title: t.service, done: true },
        { id: 'contact', title: t.contact },
        { id: 'review', title: t.review },
      ]}
      {...args}
    />
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const [done, current, next] = canvas.getAllByRole('link');
    // Not by its colour alone (WCAG 1.4.1): a check mark and a word for what is done, a bar and `aria-current` for where one is.
    await expect(done).toHaveAccessibleName(`${t.service} ${t.done}`);
    await expect(done?.querySelector('svg')).toBeVisible();
    await expect(done).not.toHaveAttribute('aria-current');
    await expect(current).toHaveAccessibleName(t.contact);
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(next).not.toHaveAttribute('aria-current');
  }),
};

/** A section of the form: its numeral hangs on wide screens. */
export const OneStep: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, (t) => (
    <Step id="alone" number={2} title={t.contact} intro={t.contactIntro}>
      <TextField id="nameAlone" name="name" label={t.name} autoComplete="name" />
    </Step>
  )),
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    // The numeral is decoration: neither the heading nor the section is called “02”.
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName(t.contact);
    await expect(canvas.getByRole('region')).toHaveAccessibleName(t.contact);
  }),
};

/** Every state, side by side. One sheet has a step that is done and the current one; in the last all are done. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(words, ({ sheet, done, service, contact, review }) => (
    <StateSheet
      states={{
        rest: { name: sheet.rest, doneCount: 0 },
        hover: { name: sheet.hover, doneCount: 0 },
        focus: { name: sheet.focus, doneCount: 0 },
        current: { name: sheet.current, doneCount: 1 },
        done: { name: sheet.done, doneCount: 3 },
      }}
      render={({ name, doneCount }, id) => (
        <Steps
          id={id}
          aria-label={name}
          labels={doneCount > 0 ? { done } : undefined}
          items={[
            { id: 'service', title: service, done: doneCount > 0 },
            { id: 'contact', title: contact, done: doneCount > 1 },
            { id: 'review', title: review, done: doneCount > 2 },
          ]}
        />
      )}
    />
  )),
};

function WholeForm({ onClick }: { onClick?: MouseEventHandler }) {
  const t = useWords(words);
  const steps = [
    { id: 'service', title: t.service, field: <TextField name="sqft" label={t.area} inputMode="numeric" /> },
    { id: 'contact', title: t.contact, field: <TextField name="name" label={t.name} autoComplete="name" /> },
    { id: 'review', title: t.review, field: <TextField name="notes" label={t.notes} /> },
  ];
  return (
    <Form>
      <Steps aria-label={t.label} items={steps.map(({ id, title: words }) => ({ id, title: words }))} onClick={onClick} />
      {steps.map(({ id, title, field }, at) => (
        <Step key={id} id={id} number={at + 1} title={title}>
          {field}
        </Step>
      ))}
    </Form>
  );
}

/** The links and their sections, on one page. */
export const WithItsSections: Story = { parameters: { controls: { disable: true } }, render: () => <WholeForm /> };

/** Round corners clip what is outside of the list: each link's focus ring is inside (WCAG 2.4.7). */
export const RoundCorners: Story = {
  ...Default,
  tags: ['test-only'],
  decorators: [inRoundTheme],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).overflow).toBe('clip');
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
    }
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = {
  tags: ['test-only'],
  render: () => (
    <WholeForm
      onClick={(event) => {
        event.preventDefault();
        if (event.target instanceof Element) followed(event.target.closest('a')?.getAttribute('href'));
      }}
    />
  ),
  play: proves(keyboard),
};
