import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeIcons, mark, tabIcons, wordmarkMeasures } from '@uno/drawings/mark';
import { expect } from 'storybook/test';
import { inTests } from '../inTests.ts';
import { ClearSpace as ClearSpaceSpecimen, Construction as ConstructionSpecimen, Descriptors, Icons as IconSpecimens, Sizes as SizeSpecimens } from './Wordmark.tsx';

const meta = {
  title: 'Foundations/Wordmark',
  component: ConstructionSpecimen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ConstructionSpecimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wordmark as the component sets it, in em of its name. */
function measured(canvasElement: HTMLElement) {
  const drawing = canvasElement.querySelector('p > span svg');
  const name = drawing?.parentElement?.nextSibling;
  if (!drawing || !name) throw new Error('There is no wordmark.');
  const em = parseFloat(getComputedStyle(drawing).fontSize);
  const range = document.createRange();
  range.selectNode(name);
  const { width, right } = drawing.getBoundingClientRect();
  return { mark: width / em, gap: (range.getBoundingClientRect().left - right) / em };
}

/** The mark is a window on a grid of 16 units. It keeps its proportion to the name at every size. */
export const Construction: Story = {
  play: inTests(async ({ canvasElement }) => {
    const component = measured(canvasElement);
    await expect(component.mark).toBeCloseTo(wordmarkMeasures.mark, 2);
    await expect(component.gap).toBeCloseTo(wordmarkMeasures.gap, 1);
  }),
};

/** The space that stays free on all sides: a pane of the mark and a bar. */
export const ClearSpace: Story = {
  render: () => <ClearSpaceSpecimen />,
  play: inTests(async () => {
    const room = ((mark.pane + mark.bar) / mark.grid) * wordmarkMeasures.mark;
    await expect(room).toBeCloseTo(wordmarkMeasures.gap, 1);
  }),
};

/** It has a minimum size, and no maximum. */
export const Sizes: Story = { render: () => <SizeSpecimens /> };

/** The descriptor is beside the name, in the text face, on two lines, in the language of the page. */
export const WithTheDescriptor: Story = { render: () => <Descriptors /> };

/** The mark alone, drawn for each size: every edge on a whole pixel. */
export const Icons: Story = {
  render: () => <IconSpecimens />,
  play: inTests(async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(tabIcons.length + homeIcons.length);
    for (const image of images) {
      await image.decode();
      await expect(image.naturalWidth).toBe(Number(image.getAttribute('width')));
    }
    for (const { size, unit } of [...tabIcons, ...homeIcons]) {
      await expect(Number.isInteger(unit) && Number.isInteger((size - mark.grid * unit) / 2)).toBe(true);
    }
  }),
};
