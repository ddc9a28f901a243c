import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@uno/ui/Link';
import { expect, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { inWords } from '../../locale.ts';
import { navigationWords } from '../../navigation.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { followed, keyboard } from './Link.keyboard.ts';
import { App } from './ThroughTheRouter.example.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/about' },
  render: inWords(navigationWords, (t, args) => <Link {...args}>{t['nav.about']}</Link>),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a provider it is a plain `<a>`. */
export const Default: Story = {
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/about');
  }),
};

/** The application's own link, given once at the top, is what every link below renders. */
export const ThroughTheRouter: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(navigationWords, (t) => <App words={t['nav.about']} />),
  play: inTests(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#/about');
  }),
};

/** Its states. Under the pointer it looks as at rest, unless the page gives it a style of its own. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: inWords(navigationWords, (t) => (
    <StateSheet
      states={{ rest: {}, focus: {} }}
      render={(given, id) => (
        <Link id={id} href="/about" {...given}>
          {t['nav.about']}
        </Link>
      )}
    />
  )),
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { args: { onClick: followed }, tags: ['test-only'], play: proves(keyboard) };
