import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageMain } from '@uno/ui/Page';
import { SkipLink } from '@uno/ui/SkipLink';
import { proves } from '../../documentation/keyboard.ts';
import { useNavigation } from '../../navigation.ts';
import { keyboard } from './SkipLink.keyboard.ts';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  // Storybook's frame sends links to its parent.
  args: { target: '_self', children: null },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  render: function Render(args) {
    const { words, home, services } = useNavigation();
    return (
      <>
        <SkipLink {...args}>{words['nav.skip']}</SkipLink>
        <nav aria-label={words['nav.label']}>
          <a href={home.href}>{home.text}</a>
        </nav>
        <PageMain>
          <h1>{words['nav.services']}</h1>
          <ul>
            {services.slice(1, 4).map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </PageMain>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the first press of Tab (WCAG 2.4.1). */
export const Default: Story = {};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
