import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from '@uno/ui/AuthorCard';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './AuthorCard.keyboard.ts';
import { words } from './words.ts';

interface Author {
  /** Whether the author has an e-mail address. */
  email: boolean;
}

function Author({ email }: Author) {
  const { name, role, contact } = useWords(words);
  return (
    <AuthorCard contact={email ? <AuthorCardContact href="mailto:nadia@uno.example">{contact}</AuthorCardContact> : undefined}>
      <AuthorCardName>{name}</AuthorCardName>
      <AuthorCardRole>{role}</AuthorCardRole>
    </AuthorCard>
  );
}

const meta = {
  title: 'Blog/AuthorCard',
  component: Author,
  subcomponents: { AuthorCard, AuthorCardName, AuthorCardRole, AuthorCardContact },
  args: { email: true },
} satisfies Meta<typeof Author>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of an article. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByText(t.name)).toBeVisible();
    await expect(canvas.getByText(t.role)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.contact })).toHaveAttribute('href', 'mailto:nadia@uno.example');
  }),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };

/** An author without an address: no bell. */
export const WithoutEmail: Story = {
  args: { email: false },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
};

/** In a column, the bell is below the name. */
export const Narrow: Story = { decorators: [inWidth('18rem')] };
