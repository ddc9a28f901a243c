import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/home/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Home', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page, put together from the package and the site’s content. */
export const Default: Story = { name: 'Home' };
