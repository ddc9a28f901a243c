import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/postConstruction/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/PostConstruction', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** Cleaning after construction: one room at three moments. */
export const Default: Story = { name: 'PostConstruction' };
