import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPause, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Marketing/Hero',
  component: HomeHero,
  subcomponents: { Hero, HeroWords, HeroTitle, HeroLead, HeroActions, HeroNote, HeroBadge, HeroPicture, HeroPause },
  // The layout depends on the width of the window, not of the documentation page.
  parameters: { controls: { disable: true }, layout: 'fullscreen', docs: { story: { inline: false, height: '63rem' } } },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The head of the home page. Words and picture are one event: each change of word is a sweep across its pane, and one storey
 * of the tower cleared by the crew. On a wide screen the pane and the tower's top row are on one level.
 */
export const Default: Story = {};
