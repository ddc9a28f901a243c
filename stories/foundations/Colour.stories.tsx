import type { Meta, StoryObj } from '@storybook/react-vite';
import { unoGlobals } from '../../.storybook/uno-globals.ts';
import { Grounds, PairTable, Swatches } from './Colour.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: Swatches,
  args: { theme: 'evergreen', group: 'color' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ group }, { globals }) => <Swatches group={group} theme={unoGlobals(globals).theme} />,
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours of the interface, in the theme of the toolbar. */
export const Interface: Story = {};

/** The planes of the drawings, in the theme of the toolbar. */
export const Drawings: Story = { args: { group: 'art' } };

/** Each ground, and on it what may stand on it, in the theme of the toolbar. */
export const OnEachGround: Story = { render: (_, { globals }) => <Grounds theme={unoGlobals(globals).theme} /> };

/** Every pair in every theme, on a phone in that of the toolbar; computed from the tokens as the tests compute it. */
export const Pairs: Story = { render: (_, { globals }) => <PairTable chosen={unoGlobals(globals).theme} /> };
