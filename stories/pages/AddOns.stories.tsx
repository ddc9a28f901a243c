import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/addOns/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/AddOns', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The specialized add-ons, laid out like a restaurant’s menu, with the frequency of each in the place of a price. */
export const Default: Story = { name: 'AddOns' };
