import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '@uno/ui/Header';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { proves } from '../../documentation/keyboard.ts';
import { wide } from '../../documentation/wide.css.ts';
import { inTests } from '../../inTests.ts';
import { fitsInLargeLetters } from '../../largeLetters.ts';
import { useNavigation } from '../../navigation.ts';
import { linksStay, ShortMenu, StoryHeader } from '../../siteMenus.tsx';
import { keyboard } from './Header.keyboard.ts';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: { home: { href: '/', label: '', children: null } },
  parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { story: { inline: false, height: '22rem' }, canvas: { className: wide } } },
  decorators: [linksStay],
  render: () => <StoryHeader />,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line on wide screens; French is the longer and fits. */
export const Default: Story = {};

/** Two links need less room: on one line from 768 px. */
export const FewLinks: Story = {
  globals: { viewport: { value: 'w768' } },
  render: () => <StoryHeader wideFrom={48} navigation={<ShortMenu />} />,
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  }),
};

function LinksAlone() {
  const { home } = useNavigation();
  return <Header wideFrom={40} home={{ href: home.href, label: `${business.name}, ${home.text}`, children: <Wordmark mark={<UnoMark />} name={business.shortName} /> }} navigation={<ShortMenu />} />;
}

/** No language, no action, no menu: two links beside the wordmark, on phones below it. */
export const LinksWithoutMenu: Story = {
  parameters: { docs: { story: { height: '8rem' } } },
  render: () => <LinksAlone />,
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    // Nothing is drawn for a part that is left out.
    await expect(canvas.getByRole('banner').querySelectorAll('div:empty')).toHaveLength(0);
  }),
};

/** Without a menu the links are in sight on phones too, on a line of their own, and in the tab order. */
export const LinksOnPhones: Story = {
  ...LinksWithoutMenu,
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [home, ...links] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const link of links) await expect(link.top).toBeGreaterThanOrEqual(home?.bottom ?? 0);
    await expect(canvas.getByRole('banner').scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On phones: the wordmark, the language, the menu. This story is not in the documentation, whose pages are wider. */
export const OnPhones: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
};

/** A long name and large letters: the name breaks, and the menu stays in the window. */
export const LongNameInLargeLetters: Story = {
  ...OnPhones,
  play: async ({ canvas }) => {
    const name = canvas.getByText(business.shortName);
    name.append(' Zahnärztepraxis');
    await fitsInLargeLetters();
    name.lastChild?.remove();
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
