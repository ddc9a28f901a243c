import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, SpaceScale } from './SpaceAndGrid.tsx';

const meta = {
  title: 'Foundations/Space and grid',
  component: SpaceScale,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpaceScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale of distances and the fixed measures. */
export const Space: Story = {};

/** Twelve columns between margins of clamp(1rem, 5vw, 5rem). */
export const Columns: Story = { render: () => <Grid /> };
