import type { Meta, StoryObj } from '@storybook/react-vite';
import { cssVariable, themeNames } from '@uno/tokens';
import { expect } from 'storybook/test';
import { unoGlobals } from '../../.storybook/uno-globals.ts';
import { inTests } from '../inTests.ts';
import { wordsIn } from '../locale.ts';
import { NestedSurfaces } from './NestedSurfaces.tsx';
import { DrawingColours, InterfaceColours, PairTable, Surfaces } from './Colour.tsx';
import { artRoles, colourRoles } from './roles.ts';

const meta = {
  title: 'Foundations/Colour',
  component: InterfaceColours,
  args: { theme: 'evergreen' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (_, { globals }) => <InterfaceColours theme={unoGlobals(globals).theme} />,
} satisfies Meta<typeof InterfaceColours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour has a swatch with its role, its name in CSS, a value for each theme, and a visible edge. */
async function expectCompleteSwatches(canvasElement: HTMLElement, group: 'color' | 'art', roles: Readonly<Record<string, string>>): Promise<void> {
  const swatches = new Map(Array.from(canvasElement.querySelectorAll('li:has(strong)'), (swatch) => [swatch.querySelector('strong')?.textContent, swatch]));
  await expect([...swatches.keys()]).toEqual(Object.keys(roles));
  const page = getComputedStyle(document.body).backgroundColor;
  const variables = getComputedStyle(document.documentElement);
  const lacking = Object.entries(roles).flatMap(([key, role]) => {
    const swatch = swatches.get(key) ?? canvasElement;
    const { outlineStyle, outlineColor } = getComputedStyle(swatch);
    return [
      swatch.textContent.includes(role) ? '' : 'role',
      swatch.textContent.includes(cssVariable(group, key)) && variables.getPropertyValue(cssVariable(group, key)) !== '' ? '' : 'CSS variable',
      swatch.textContent.match(/#[\da-f]{6}/g)?.length === themeNames.length ? '' : 'value for each theme',
      outlineStyle === 'solid' && outlineColor !== page ? '' : 'edge',
    ].flatMap((part) => (part === '' ? [] : [`${key}: ${part}`]));
  });
  await expect(lacking).toEqual([]);
}

/** The colours of the interface. The large plane is in the theme of the toolbar; below it, every theme. */
export const Interface: Story = {
  play: inTests(({ canvasElement, globals }) => expectCompleteSwatches(canvasElement, 'color', wordsIn(colourRoles, globals))),
};

/** The colours of the drawings. They have no pairs, because no text is on them. */
export const Drawings: Story = {
  tags: ['own-page'],
  render: (_, { globals }) => <DrawingColours theme={unoGlobals(globals).theme} />,
  play: inTests(({ canvasElement, globals }) => expectCompleteSwatches(canvasElement, 'art', wordsIn(artRoles, globals))),
};

/** Each surface with its roles, in the theme of the toolbar. */
export const OnEachSurface: Story = { tags: ['own-page'], render: (_, { globals }) => <Surfaces theme={unoGlobals(globals).theme} /> };

/** Surfaces and themes inside each other: each has its own colours, whatever is around it (`tests/modes/nesting.test.ts` measures it). */
export const Nested: Story = { tags: ['own-page'], render: () => <NestedSurfaces /> };

/** Every pair in every theme (a phone shows only the theme of the toolbar), computed from the tokens as in the tests. */
export const Pairs: Story = { tags: ['own-page'], render: (_, { globals }) => <PairTable chosen={unoGlobals(globals).theme} /> };
