import type { Meta, StoryObj } from '@storybook/react-vite';
import { HouseDrawings, shown } from './HouseDrawings.tsx';
import { expect } from 'storybook/test';
import { inTests } from '../inTests.ts';

const meta = {
  title: 'Foundations/Uno’s drawings',
  component: HouseDrawings,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof HouseDrawings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those that are drawn without their component. All are decorative, and take the colours of their surface. */
export const Drawings: Story = {
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shown.length);
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  }),
};
