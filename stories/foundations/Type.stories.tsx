import type { Meta, StoryObj } from '@storybook/react-vite';
import { Faces, Sizes } from './Type.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Sizes,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Sizes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale, with the same sentence in both languages. Sizes grow from a 360 px viewport to one of 1,280 px. */
export const Scale: Story = {};

/** The two faces, the letters of both languages, and the numbers behind them. */
export const TwoFaces: Story = { render: () => <Faces /> };
