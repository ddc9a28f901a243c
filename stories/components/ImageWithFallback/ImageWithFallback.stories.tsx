import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageWithFallback } from '@uno/ui/ImageWithFallback';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inWidth } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { fromSite } from '../../siteWords.ts';
import { broken, scene } from './scene.ts';

const words = fromSite(['pictures'], (t) => ({ alt: t('pictures.condoCleaning'), image: 'Image' }));

interface Picture {
  src?: string;
  /** Whether it only decorates: its `alt` is empty. */
  decorative: boolean;
  /** Whether it is seen before the first scroll. */
  priority: boolean;
}

function Picture({ src, decorative, priority }: Picture) {
  const { alt, image } = useWords(words);
  return <ImageWithFallback {...(src === undefined ? {} : { src })} alt={decorative ? '' : alt} priority={priority} labels={{ image }} />;
}

const meta = {
  title: 'Marketing/ImageWithFallback',
  component: Picture,
  subcomponents: { ImageWithFallback },
  args: { src: scene, decorative: false, priority: false },
  argTypes: { src: { control: false } },
  decorators: [inWidth('50rem')],
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its room is kept from the start: 16:9, by the file's own width and height. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const picture = canvas.getByRole('img', { name: wordsIn(words, globals).alt });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(console.warn).not.toHaveBeenCalled();
  }),
};

/** Seen before the first scroll: loaded at once, and first. */
export const Priority: Story = {
  args: { priority: true },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  }),
};

/** It failed: the empty pane shows the `alt` text in the same space, and the console has a warning. */
export const Failed: Story = {
  args: { src: broken },
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    const { alt } = wordsIn(words, globals);
    await waitFor(() => expect(canvas.getByText(alt)).toBeVisible());
    await expect(canvas.getByRole('img', { name: alt })).toBeVisible();
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(broken));
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  }),
};

/** A decorative picture that failed: a visible label, hidden from assistive technology. */
export const FailedDecorative: Story = {
  args: { src: broken, decorative: true },
  parameters: {
    modes: {
      exempt: [
        {
          check: 'without-script',
          reason: 'The word replaces a decorative picture: it is hidden from assistive technology, and without a script the pane is empty, which loses nothing.',
          until: '2027-05-21',
        },
      ],
    },
  },
  play: inTests(async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(wordsIn(words, globals).image)).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  }),
};

/** No address yet: the pane shows the `alt` text, and nothing is logged. */
export const Missing: Story = {
  render: ({ decorative, priority }) => <Picture decorative={decorative} priority={priority} />,
  play: inTests(async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: wordsIn(words, globals).alt })).toBeVisible();
    await expect(console.warn).not.toHaveBeenCalled();
  }),
};

/** In a small place the pane grows with its words: the label stays within the window. */
export const FailedSmall: Story = {
  args: { src: broken },
  decorators: [inWidth('11rem')],
  play: inTests(async ({ canvas, canvasElement, globals }) => {
    const label = await canvas.findByText(wordsIn(words, globals).alt);
    const window = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    await expect(window.height).toBe(label.parentElement?.getBoundingClientRect().height);
    await expect(window.bottom).toBeGreaterThan(label.getBoundingClientRect().bottom);
  }),
};

/** The picture failed before hydration: React finds it broken, shows the pane, and calls `onError`. */
export const FailedBeforeHydration: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, globals }) => {
    const { alt } = wordsIn(words, globals);
    const onError = fn();
    const { renderToString } = await import('react-dom/server.browser');
    const page = <ImageWithFallback src={broken} alt={alt} priority onError={onError} />;
    const room = document.createElement('div');
    room.innerHTML = renderToString(page);
    canvasElement.append(room);
    const picture = room.querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(room.querySelector('[role=img]')).toBeNull();
    const root = hydrateRoot(room, page);
    await waitFor(() => expect(room.querySelector('[role=img]')).toHaveAccessibleName(alt));
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(broken));
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
    root.unmount();
    room.remove();
  },
};
