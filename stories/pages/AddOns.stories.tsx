import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/addOns/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/AddOns', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The specialized add-ons, set like a menu: how often each is due stands where a menu has the price. */
export const Default: Story = {};
