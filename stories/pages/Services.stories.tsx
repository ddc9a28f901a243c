import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/services/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Services', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The services overview, put together from the package and the site’s content. */
export const Default: Story = { name: 'Services' };
