import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/industries/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Industries', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The street of six buildings, put together from the package and the site’s content. */
export const Default: Story = { name: 'Industries' };
