import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/duct/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Duct', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** Ducts and ventilation: a building’s air in section, the partner and the report. */
export const Default: Story = { name: 'Duct' };
