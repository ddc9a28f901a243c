import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorCard, AuthorCardContact, AuthorCardName, AuthorCardRole } from '@uno/ui/AuthorCard';
import { Doorbell, IntercomSpeaker } from '@uno/ui/house/AuthorIntercom';
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
  /** Whether it has Uno’s drawings. */
  house: boolean;
}

function Author({ email, house }: Author) {
  const { name, role, contact } = useWords(words);
  return (
    <AuthorCard
      picture={house ? <IntercomSpeaker /> : undefined}
      contact={
        email ? (
          <AuthorCardContact href="mailto:nadia@uno.example" mark={house ? <Doorbell /> : undefined}>
            {contact}
          </AuthorCardContact>
        ) : undefined
      }
    >
      <AuthorCardName>{name}</AuthorCardName>
      <AuthorCardRole>{role}</AuthorCardRole>
    </AuthorCard>
  );
}

const meta = {
  title: 'Blog/AuthorCard',
  component: Author,
  subcomponents: { AuthorCard, AuthorCardName, AuthorCardRole, AuthorCardContact },
  args: { email: true, house: true },
} satisfies Meta<typeof Author>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the foot of an article, with Uno’s intercom and doorbell. */
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

/** An author without an address: no link. */
export const WithoutEmail: Story = {
  args: { email: false },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
};

/** In a column, the link is below the name. */
export const Narrow: Story = { decorators: [inWidth('18rem')] };

/** Without a picture, and with the plain arrow. */
export const Plain: Story = { args: { house: false } };
