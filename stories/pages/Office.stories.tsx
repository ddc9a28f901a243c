import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/office/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Office', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** Office cleaning, put together from the package and the site’s content. */
export const Default: Story = { name: 'Office' };
