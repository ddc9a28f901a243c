import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usedIcons } from './icons.ts';
import { Drawings, InterfaceIcons, Pictograms } from './Icons.tsx';

const meta = {
  title: 'Foundations/Icons and pictograms',
  component: InterfaceIcons,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof InterfaceIcons>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The interface icons: Lucide, 24 px with a stroke of 2, or 20 px inside a control. Always beside a word or on a
 * control that has a name; hidden from assistive technology. The list is read from the components’ imports.
 */
export const Interface: Story = {
  play: async ({ canvas }) => {
    await expect(usedIcons.length).toBeGreaterThan(5);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(usedIcons.length);
  },
};

/**
 * The services: rooms in elevation, 57 units to the metre, the floor on the lower edge. The crew wears the one yellow
 * thing. Decorative: the title beside them says what they show.
 */
export const Services: Story = { render: () => <Pictograms /> };

/** The street of the home page and the window of its four steps: the same planes, lines and people. */
export const Street: Story = { render: () => <Drawings /> };
