import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/building/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Building', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** Common areas of buildings: one entrance in the twelve months of a year. */
export const Default: Story = { name: 'Building' };
