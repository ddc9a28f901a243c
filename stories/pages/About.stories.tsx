import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/about/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/About', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The page about Uno, put together from the package and the site’s content. */
export const Default: Story = { name: 'About' };
