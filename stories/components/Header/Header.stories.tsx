import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '@uno/ui/Header';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { proves } from '../../documentation/keyboard.ts';
import { wide } from '../../documentation/wide.css.ts';
import { inTests } from '../../inTests.ts';
import { fitsInLargeLetters } from '../../largeLetters.ts';
import { linksStay, ShortMenu, StoryHeader } from '../../siteMenus.tsx';
import { keyboard } from './Header.keyboard.ts';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: { home: { href: '/', label: '', children: null }, navigation: null, language: null, action: null, menu: null },
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
