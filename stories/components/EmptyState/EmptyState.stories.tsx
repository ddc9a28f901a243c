import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, EmptyStateDrawing, EmptyStateTitle } from '@uno/ui/EmptyState';
import { Link } from '@uno/ui/Link';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onSurface, onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './EmptyState.keyboard.ts';
import { words } from './words.ts';

interface EmptyResultProps {
  /** Whether a sentence says what to try. */
  text: boolean;
}

function EmptyResult({ text }: EmptyResultProps) {
  const t = useWords(words);
  return (
    <EmptyState>
      <EmptyStateDrawing viewBox="0 0 192 84">
        <path d="M2 66h188M24 66v16M168 66v16M92 66L116 20l14 7-24 46z" strokeWidth={4} />
      </EmptyStateDrawing>
      <EmptyStateTitle>{t.title}</EmptyStateTitle>
      {text && <p>{t.text}</p>}
      <Link href="#blog">{t.clear}</Link>
    </EmptyState>
  );
}

const meta = {
  title: 'Blog/EmptyState',
  component: EmptyResult,
  subcomponents: { EmptyState, EmptyStateDrawing, EmptyStateTitle },
  args: { text: true },
} satisfies Meta<typeof EmptyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Instead of the articles, when the filters find none. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByText(t.title)).toBeVisible();
    await expect(canvas.getByText(t.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.clear })).toHaveAttribute('href', '#blog');
    await expect(canvas.queryByRole('heading')).toBeNull();
  }),
};

/** Only a title. */
export const TitleAlone: Story = { args: { text: false } };

/** On the surface `subtle`. */
export const OnSubtle: Story = { render: onSurface('subtle', EmptyResult) };

/** On phones. */
export const OnPhones: Story = onPhones('18rem');

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
