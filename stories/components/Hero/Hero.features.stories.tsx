import type { Meta, StoryObj } from '@storybook/react-vite';
import { facade, facadeFrame } from '@uno/drawings/facade';
import { Hero, HeroLead, HeroPause, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { type ReactNode, useId } from 'react';
import { expect, within } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { scene } from '../ImageWithFallback/scene.ts';
import { dictionaries, HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Marketing/Hero/Features',
  component: HomeHero,
  parameters: { controls: { disable: true }, layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title as it is heard, in one sentence. */
const sentenceIn = (words: (typeof dictionaries)['en-CA' | 'fr-CA']): string =>
  `${words['hero.title.before']} ${words['hero.title.stable']} ${words['hero.title.after']}`;

/** Assistive technology hears one sentence, which never changes. */
export const StableSentence: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveAccessibleName(sentenceIn(wordsIn(dictionaries, globals)));
  },
};

/** A title and a sentence, with a picture. */
function PlainHero({ children }: { children: ReactNode }) {
  const words = useWords(dictionaries);
  const id = useId();
  return (
    <Hero aria-labelledby={id}>
      <HeroWords>
        <HeroTitle id={id}>{sentenceIn(words)}</HeroTitle>
        <HeroLead>{words['hero.lead']}</HeroLead>
      </HeroWords>
      {children}
    </Hero>
  );
}

/** A title, a sentence and a picture are enough: badge, actions and moving words are optional. The pause stays, because the crew still moves. */
export const Plain: Story = {
  render: function Render() {
    const words = useWords(dictionaries);
    return (
      <PlainHero>
        <HeroPicture behind dangerouslySetInnerHTML={{ __html: facade() }} />
        <HeroPause labels={{ pause: words['hero.pause'] }} />
      </PlainHero>
    );
  },
};

/** Any picture has a place of its own: beside the words on a wide screen, under them on a narrow one. */
export const OrdinaryPicture: Story = {
  render: () => (
    <PlainHero>
      <HeroPicture>
        <img src={scene} alt="" />
      </HeroPicture>
    </PlainHero>
  ),
  play: inTests(async ({ canvas, canvasElement }) => {
    const lead = canvas.getByRole('heading').nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect(picture.width).toBeGreaterThan(100);
    await expect(picture.left >= lead.right || picture.top >= lead.bottom).toBe(true);
  }),
};

/** Without a picture it is as high as its words. */
export const WithoutAPicture: Story = {
  render: () => <PlainHero>{undefined}</PlainHero>,
  play: inTests(async ({ canvas }) => {
    const hero = canvas.getByRole('region');
    const lead = canvas.getByRole('heading').nextElementSibling ?? hero;
    await expect(hero.getBoundingClientRect().bottom - lead.getBoundingClientRect().bottom).toBeLessThanOrEqual(100);
  }),
};

/** In the longest language, on a phone: the words of the pause end before the tower begins. */
export const PauseBesideTheTower: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w360' }, locale: 'pseudo' },
  play: async ({ canvasElement, globals }) => {
    const words = within(canvasElement).getByText(wordsIn(dictionaries, globals)['hero.pause']);
    // The left edge of the tower, from the drawing's position on the screen.
    const matrix = [...canvasElement.querySelectorAll('svg')].find((svg) => svg.viewBox.baseVal.width > 1000)?.getScreenCTM();
    if (!matrix) throw new Error('There is no façade.');
    const tower = matrix.a * facadeFrame.tower.x + matrix.e;
    await expect(tower).toBeGreaterThan(100);
    await expect(words.getBoundingClientRect().right).toBeLessThan(tower);
  },
};
