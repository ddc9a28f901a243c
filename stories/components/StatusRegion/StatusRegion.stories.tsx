import { StatusRegion } from '@uno/ui/StatusRegion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { wordsIn } from '../../locale.ts';
import { Sending } from './Sending.example.tsx';

const meta = { title: 'Forms/StatusRegion', component: StatusRegion } satisfies Meta<typeof StatusRegion>;
export default meta;
type Story = StoryObj<Partial<ComponentProps<typeof StatusRegion>>>;

const words = {
  'en-CA': { send: 'Send', sending: 'Sending your request…' },
  'fr-CA': { send: 'Envoyer', sending: 'Envoi de votre demande en cours…' },
};

/** The region is there, empty, before it has anything to say. */
export const Default: Story = {
  args: { shown: false },
  render: ({ shown = false }, { globals }) => <Sending words={wordsIn(words, globals)} shown={shown} />,
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: t.send }));
    await expect(region).toHaveTextContent(t.sending);
  }),
};

/** The same text, visible too: the line keeps its height while it is empty. */
export const Shown: Story = {
  args: { shown: true },
  render: ({ shown = true }, { globals }) => <Sending words={wordsIn(words, globals)} shown={shown} />,
};
