import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTests } from '../inTests.ts';
import { usedIcons } from './icons.ts';
import { Drawings, InterfaceIcons } from './Icons.tsx';
import { PictogramConstruction, TwelvePictograms } from './TwelvePictograms.tsx';

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
  play: inTests(async ({ canvas }) => {
    await expect(usedIcons.length).toBeGreaterThan(5);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(usedIcons.length);
  }),
};

/**
 * The twelve pictograms at 96, 48 and 32 px: six services, six reasons. Elevations of the things and places that the crew
 * works with. Decorative: each is beside its name. They take the colour of the text; a page shows one with `Pictogram`. From a
 * card’s size upwards a picture is a scene or a part of one (Foundations/Scenes).
 */
export const Twelve: Story = {
  render: () => <TwelvePictograms />,
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  }),
};

/** The grid of 64 units in modules of 8, the two weights of line, the two planes; and when to use an icon or a room instead. */
export const Construction: Story = { render: () => <PictogramConstruction name="guarantee" /> };

/** The street of the home page, and the window of its four steps, with the same planes, lines and people. */
export const Street: Story = { render: () => <Drawings /> };
