import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/whyPartner/declaration.ts';
import { pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Why partner', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The page that compares in-house and subcontracted cleaning, put together from the package and the site’s content. */
export const Default: Story = { name: 'Why partner' };
