import type { Meta, StoryObj } from '@storybook/react-vite';
import { Announcement } from '@uno/ui/Announcement';
import { Link } from '@uno/ui/Link';
import { expect, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './Announcement.keyboard.ts';
import { words } from './words.ts';

interface Announced {
  /** What it is about. */
  about: 'holiday' | 'storm';
  /** Whether it has a link to more. */
  link: boolean;
}

function Announced({ about, link }: Announced) {
  const t = useWords(words);
  return (
    <Announcement aria-label={t.name}>
      {t[about]}
      {link && (
        <>
          {' '}
          <Link href="#contact">{t.link}</Link>
        </>
      )}
    </Announcement>
  );
}

const meta = {
  title: 'Feedback/Announcement',
  component: Announced,
  subcomponents: { Announcement },
  parameters: { layout: 'fullscreen' },
  args: { about: 'holiday', link: false },
  argTypes: { about: { control: 'inline-radio', options: ['holiday', 'storm'] } },
} satisfies Meta<typeof Announced>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A holiday, in two sentences. */
export const Default: Story = {
  play: inTests(async ({ canvasElement, globals }) => {
    const t = wordsIn(words, globals);
    const bar = within(canvasElement).getByRole('complementary', { name: t.name });
    await expect(bar).toBeVisible();
    await expect(bar.textContent).toBe(t.holiday);
    // It does not interrupt: no focus, no live region, no button.
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await expect(bar.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    await expect(within(bar).queryByRole('button')).toBeNull();
  }),
};

/** A storm, with a link to the contact page. */
export const WithLink: Story = { args: { about: 'storm', link: true } };

/** On a phone the sentences wrap, and the link stays in the last of them. */
export const OnPhones: Story = {
  args: { about: 'storm', link: true },
  ...onPhones('10rem'),
  play: inTests(async ({ canvas }) => {
    const bar = canvas.getByRole('complementary');
    await expect(within(bar).getByRole('link').getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().bottom);
  }),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], args: { link: true }, play: proves(keyboard) };
