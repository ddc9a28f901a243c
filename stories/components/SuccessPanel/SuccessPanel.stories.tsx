import { Button, ButtonLink } from '@uno/ui/Button';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { NightTower } from '@uno/ui/house/NightTower';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { inWords, wordsIn } from '../../locale.ts';
import { noFocusInDocs } from '../ErrorBox/noFocusInDocs.tsx';
import { keyboard } from './SuccessPanel.keyboard.ts';
import { words } from './words.ts';
import { business } from '../../../site/business.ts';

const meta = {
  title: 'Forms/SuccessPanel',
  component: SuccessPanel,
  decorators: [noFocusInDocs],
} satisfies Meta<typeof SuccessPanel>;
export default meta;
type Story = StoryObj<Partial<Omit<ComponentProps<typeof SuccessPanel>, 'steps' | 'stepsTitle'>>>;

/** Its title has the focus; beside it a check mark, below it what happens next, and where to go. */
export const Default: Story = {
  render: inWords(words, (t, args) => (
    <SuccessPanel
      title={t.title}
      stepsTitle={t.stepsTitle}
      steps={t.steps}
      actions={
        <>
          <ButtonLink href={business.phoneHref}>{t.call}</ButtonLink>
          <ButtonLink href="/services">{t.services}</ButtonLink>
        </>
      }
      {...args}
    >
      <p>{t.text}</p>
    </SuccessPanel>
  )),
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: wordsIn(words, globals).title })).toHaveFocus();
  }),
};

/** A title and a sentence are enough. The check mark is the plain one. */
export const Short: Story = {
  render: inWords(words, (t, args) => (
    <SuccessPanel title={t.title} {...args}>
      <p>{t.text}</p>
    </SuccessPanel>
  )),
};

/** For a page's whole content: a drawing fills one side. Here Uno’s tower at night, in which one window lights up. */
export const Split: Story = {
  render: inWords(words, (t, args) => (
    <SuccessPanel
      layout="split"
      picture={
        <div data-surface="dark" style={{ height: '100%' }}>
          <NightTower />
        </div>
      }
      title={t.title}
      stepsTitle={t.stepsTitle}
      steps={t.steps}
      actions={<ButtonLink href="/services">{t.services}</ButtonLink>}
      {...args}
    >
      <p>{t.text}</p>
    </SuccessPanel>
  )),
};

function Replaced() {
  const t = useWords(words);
  const [sent, setSent] = useState(false);
  if (!sent) return <Button onClick={() => setSent(true)}>{t.send}</Button>;
  return (
    <SuccessPanel title={t.title} actions={<ButtonLink href="/services">{t.services}</ButtonLink>}>
      <p>{t.text}</p>
    </SuccessPanel>
  );
}

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { render: () => <Replaced />, tags: ['test-only'], play: proves(keyboard) };
