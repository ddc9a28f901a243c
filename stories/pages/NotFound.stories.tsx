import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/notFound/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/NotFound', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The “not found” page: four links, and a façade with one pane missing. */
export const Default: Story = { name: 'NotFound' };
