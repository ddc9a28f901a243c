import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/warehouse/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Warehouse', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** Warehouses and plants: a floor plan by zones, with who may walk where. */
export const Default: Story = { name: 'Warehouse' };
