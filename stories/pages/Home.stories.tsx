import type { StoryObj } from '@storybook/react-vite';
import declaration from '../../site/src/pages/home/declaration.ts';
import { inTests } from '../inTests.ts';
import { expectPageLandmarks, pageMeta } from './wholePage.tsx';

const meta = { title: 'Pages/Home', ...pageMeta(declaration) };

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page, put together from the package and the site’s content. */
export const Default: Story = {
  play: inTests(expectPageLandmarks),
};
