import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictureKeys } from '../../site/pictures.ts';
import { inTests } from '../inTests.ts';
import { Grounds, SceneIndex, Scenes, Vocabulary } from './Scenes.tsx';
import { shelves } from './vocabulary.ts';

const meta = {
  title: 'Foundations/Scenes',
  component: Scenes,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Scenes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fifteen scenes. Pages use them by key (`site/pictures.ts`). */
export const Index: Story = { render: () => <SceneIndex /> };

/**
 * Each scene: the subject that a viewer should recognize, the story, the alternative text,
 * and the four crops with the size of each (brotli; 12 kB at most).
 */
export const Catalogue: Story = {
  tags: ['own-page'],
  play: inTests(async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(pictureKeys.length);
    const [first] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(first?.naturalWidth).toBe(800));
  }),
};

/** Each scene in every theme, on the theme's paper: one file, and an SVG filter for each theme (`sceneMatrices`). */
export const OnEveryGround: Story = { tags: ['own-page'], render: () => <Grounds /> };

/**
 * The vocabulary of close-ups (`packages/drawings/src/vocabulary/closeUp`): one module, so that a person of 168 units fits every door, handle
 * and ladder. Objects that only one scene needs are drawn in that scene.
 */
export const Parts: Story = {
  render: () => <Vocabulary />,
  play: inTests(async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(shelves.length);
    for (const picture of canvasElement.querySelectorAll('img')) await waitFor(() => expect(picture.naturalWidth).toBe(1600));
  }),
};
