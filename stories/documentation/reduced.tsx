import type { Decorator } from '@storybook/react-vite';
import { reduced } from './reduced.css.ts';

/** Shows a story at three quarters of its size in the documentation, whose pages are narrower than the screen that the story is for. */
export const reducedInDocs: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <div className={reduced}>
      <Story />
    </div>
  ) : (
    <Story />
  );
