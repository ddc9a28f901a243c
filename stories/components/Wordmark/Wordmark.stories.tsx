import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnoMark, Wordmark } from '@uno/ui/Wordmark';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { onGround } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { clearSpace } from './Wordmark.stories.css.ts';

const meta = {
  title: 'Navigation/Wordmark',
  component: Wordmark,
  subcomponents: { UnoMark },
  args: { name: business.name, mark: <UnoMark /> },
  argTypes: { mark: { control: false } },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How tall and wide the mark is, and how far the name is from it. */
function measured(canvasElement: HTMLElement) {
  const mark = canvasElement.querySelector('svg');
  const name = mark?.nextSibling;
  const range = document.createRange();
  if (name) range.selectNode(name);
  const { width, height, right } = mark?.getBoundingClientRect() ?? new DOMRect();
  return { width, height, gap: range.getBoundingClientRect().left - right };
}

/** The mark is a window of four panes, one of them lit. */
export const Default: Story = {
  play: inTests(async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText(args.name)).toBeVisible();
    // The name says it: the mark is named by nothing.
    await expect(canvas.queryByRole('img')).toBeNull();
    const { width, height } = measured(canvasElement);
    await expect(width).toBe(height);
  }),
};

/** On the dark ground the frame is light, and the panes that aren’t lit are dark. */
export const OnNight: Story = { render: onGround('night', Wordmark) };

/** The least room around it, which is the gap between mark and name. */
export const ClearSpace: Story = {
  decorators: [
    (Story) => (
      <div className={clearSpace}>
        <Story />
      </div>
    ),
  ],
  play: inTests(async ({ canvasElement }) => {
    const room = parseFloat(getComputedStyle(canvasElement.querySelector(`.${clearSpace}`) ?? canvasElement).paddingLeft);
    await expect(measured(canvasElement).gap).toBeCloseTo(room, 0);
  }),
};

/** The least size, 16 px: a unit of the mark’s grid is about one pixel. */
export const Smallest: Story = {
  args: { style: { fontSize: '1rem' } },
  play: inTests(async ({ canvasElement }) => {
    await expect(measured(canvasElement).width).toBeGreaterThanOrEqual(16);
  }),
};
